import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tabsThatFit } from './tabRoom.ts';

/** Of the menu's button until it was seen, in px. */
const MORE_PX = 76;

/**
 * How many tabs fit. The tabs that do not are still laid out, unseen, so that their widths are
 * known; all fit until the first layout, and on a server.
 *
 * @param shown changes when the tabs do
 */
export function useTabsThatFit(
  list: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  current: number,
  shown: string,
): number {
  const [count, setCount] = useState<number>(Infinity);
  const more = useRef(MORE_PX);
  const measure = useCallback(() => {
    const element = list.current;
    const room = element?.parentElement?.clientWidth ?? 0;
    // A hidden page has no width.
    if (!element || room === 0) return;
    const tabs = Array.from(element.children, (tab) => (tab as HTMLElement).offsetWidth);
    const { width } = button.current?.getBoundingClientRect() ?? { width: 0 };
    if (width > 0 && !button.current?.hasAttribute('aria-current')) more.current = width;
    setCount(tabsThatFit({ tabs, room, more: more.current, current }));
  }, [list, button, current]);

  useEffect(() => {
    const root = list.current?.parentElement;
    if (!root) return;
    // Before the paint, so that tabs do not jump.
    const observer = new ResizeObserver(() => {
      const before = button.current;
      flushSync(measure);
      // The button came: now its width is known.
      if (button.current && !before) flushSync(measure);
    });
    observer.observe(root);
    for (const tab of list.current?.children ?? []) observer.observe(tab);
    return () => observer.disconnect();
  }, [list, button, measure, shown]);
  return count;
}
