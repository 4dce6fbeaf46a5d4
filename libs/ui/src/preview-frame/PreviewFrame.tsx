import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { ThemePage } from '../theme/PartnerTheme.tsx';
import { UiProvider } from '../theme/UiProvider.tsx';
import { followSheets } from './followSheets.ts';
import { previewFrameRecipe } from './PreviewFrame.recipe.ts';

export interface PreviewFrameProps {
  /** Viewport size of the previewed page, in CSS pixels; media queries use it. */
  width: number;
  height: number;
  /** @default 'desktop' */
  device?: 'phone' | 'desktop';
  /** The `<html>` of the previewed page, to theme it; may return a cleanup function. */
  pageRef?: (page: HTMLElement) => (() => void) | void;
  children: ReactNode;
}

/**
 * A scaled-down page, as large as fits, in an iframe, so that a phone's page has its phone layout.
 * It is only a picture: nothing in it can be reached by pointer, keyboard or screen reader, and its
 * content must be described next to it.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { width, height, device = 'desktop', pageRef, children } = props;
  const styles = useSlotRecipe(previewFrameRecipe, { device });
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Set without React: the size changes with every step of resizing the window.
    const observer = new ResizeObserver(([entry]) => {
      const scale = (entry?.contentRect.width ?? width) / width;
      if (frame.current) frame.current.style.transform = `scale(${scale})`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return (
    <div
      ref={root}
      className={styles.root}
      aria-hidden
      inert
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <iframe
        ref={frame}
        className={styles.frame}
        tabIndex={-1}
        title=""
        srcDoc={emptyPage}
        // An empty page is white, also among dark ones.
        style={{ width, height, visibility: page ? undefined : 'hidden' }}
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      />
      {page && (
        <Page page={page} pageRef={pageRef}>
          {children}
        </Page>
      )}
    </div>
  );
}

const emptyPage = '<!doctype html><html><head></head><body></body></html>';

interface PageProps extends Pick<PreviewFrameProps, 'pageRef' | 'children'> {
  page: Document;
}

/** Renders into the iframe's document, with its own style sheets and color scheme. */
function Page({ page, pageRef, children }: PageProps) {
  useEffect(() => followScheme(page), [page]);
  useLayoutEffect(() => followSheets(page), [page]);
  useEffect(() => pageRef?.(page.documentElement) ?? undefined, [page, pageRef]);
  return createPortal(
    <ThemePage value={page.documentElement}>
      <UiProvider>{children}</UiProvider>
    </ThemePage>,
    page.body,
  );
}

/** Copies the color scheme, language and direction of the surroundings. */
function followScheme(page: Document): () => void {
  const outer = document.documentElement;
  const inner = page.documentElement;
  const copy = (): void => {
    inner.className = outer.className;
    inner.lang = outer.lang;
    inner.dir = outer.dir;
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(outer, { attributeFilter: ['class', 'lang', 'dir'] });
  return () => observer.disconnect();
}
