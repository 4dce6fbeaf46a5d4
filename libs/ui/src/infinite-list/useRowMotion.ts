import { play } from '@forecourt/platform/media';
import { useLayoutEffect, useRef } from 'react';

interface RowMotionOptions<T> {
  root: HTMLElement | null;
  items: readonly T[];
  getKey: (item: T) => string;
  /** The rendered rows. */
  drawn: { first: number; last: number };
  /** Start of a row in px. */
  startOf: (index: number) => number;
}

/**
 * Shows what became of the rows when the items change: those with another place move there, those
 * new among the others fade in. A following page, or another list, appears at once.
 */
export function useRowMotion<T>(options: RowMotionOptions<T>): void {
  const { root, items, getKey, drawn, startOf } = options;
  const before = useRef({ items, starts: new Map<string, number>() });
  useLayoutEffect(() => {
    const { items: olds, starts: places } = before.current;
    const rows = items.slice(drawn.first, drawn.last + 1).map((item, offset) => {
      const index = drawn.first + offset;
      return { key: getKey(item), index, start: startOf(index) };
    });
    before.current = { items, starts: new Map(rows.map(({ key, start }) => [key, start])) };
    if (!root || olds === items) return;
    const known = new Set(olds.map(getKey));
    const lastKnown = items.findLastIndex((item) => known.has(getKey(item)));
    for (const { key, index, start } of rows) {
      const was = places.get(key);
      const row = root.querySelector(`[data-index="${index}"]`);
      if (!row || was === start || index > lastKnown) continue;
      play(row, was === undefined ? FADE_IN : [at(was), at(start)]);
    }
  });
}

const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const at = (px: number): Keyframe => ({ transform: `translateY(${px}px)` });
