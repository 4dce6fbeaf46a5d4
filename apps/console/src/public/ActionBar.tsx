import { useSlotStyles } from '@forecourt/ui/styling';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { actionBarRecipe } from './ActionBar.recipe.ts';
import { messages } from './messages.ts';

interface ActionBarProps {
  /** Id of the element with the same action: while it is seen, the bar is not needed. */
  unlessSeen?: string;
  children: ReactNode;
}

/** The main action of the page, always in reach below 1024 px; above, it is beside the report. */
export function ActionBar({ unlessSeen, children }: ActionBarProps) {
  const intl = useIntl();
  const styles = useSlotStyles(actionBarRecipe);
  const isSeen = useIsSeen(unlessSeen);
  return createPortal(
    <div
      role="region"
      aria-label={intl.formatMessage(messages.nextStep)}
      hidden={isSeen}
      className={styles.root}
    >
      <div className={styles.line}>{children}</div>
    </div>,
    document.body,
  );
}

/** Whether an element is seen as a whole above the bar, or fills half of the window. */
function useIsSeen(id: string | undefined): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = id && document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { intersectionRatio: ratio, intersectionRect: seen, rootBounds } = entry;
        setSeen(ratio >= 0.99 || seen.height > (rootBounds?.height ?? Infinity) / 2);
      },
      { rootMargin: '0px 0px -64px', threshold: [0, 0.2, 0.4, 0.6, 0.8, 0.99, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
}
