import { useEffect, useRef } from 'react';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useSlotStyles } from '../styling/useStyles.ts';
import { tabsRecipe } from './Tabs.recipe.ts';

export interface TabItem {
  id: string;
  label: string;
  href: string;
  /** Number of entries; not shown if undefined; pass text for a value such as `99+`. */
  count?: number | string;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** The id of the current tab. */
  current?: string;
  /** Names the group, e.g. 'Requests by status'. */
  label: string;
  /** A pointer or focus is on a tab: a good moment to prefetch its content. */
  onIntent?: (details: { value: string }) => void;
}

/** Marks the sides on which tabs are hidden, for the fades. */
function markHidden(list: HTMLElement): void {
  const offset = Math.abs(list.scrollLeft);
  const hidden = list.scrollWidth - list.clientWidth - offset;
  const rtl = getComputedStyle(list).direction === 'rtl';
  const [left, right] = rtl ? [hidden, offset] : [offset, hidden];
  list.toggleAttribute('data-more-start', left > 4);
  list.toggleAttribute('data-more-end', right > 4);
}

/**
 * Links to sibling pages with their counts. On narrow screens they scroll sideways, with the
 * current one in view.
 */
export function Tabs({ items, current, label, onIntent }: TabsProps) {
  const { Link } = useNavigation();
  const styles = useSlotStyles(tabsRecipe);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const mark = (): void => markHidden(element);
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);

  useEffect(() => {
    // Wait for the frame: measuring now would lay out the page twice.
    const frame = requestAnimationFrame(() => {
      const element = list.current;
      const tab = element?.querySelector<HTMLElement>('[aria-current=page]');
      if (!element || !tab) return;
      element.scrollTo({ left: tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <nav aria-label={label} className={styles.root}>
      <div ref={list} className={styles.list}>
        {items.map(({ id, label: text, href, count }) => (
          <Link
            key={id}
            href={href}
            className={styles.tab}
            aria-current={id === current ? 'page' : undefined}
            onPointerEnter={onIntent && (() => onIntent({ value: id }))}
            onFocus={onIntent && (() => onIntent({ value: id }))}
          >
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}
