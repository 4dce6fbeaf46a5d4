import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RowHeights } from './rowHeights.ts';

/** The scroll position of a list: keep it and pass it back to return to the same row. */
export interface ListPosition {
  offset: number;
  sizes: ReadonlyMap<string, number>;
}

/** Extra rows rendered beyond the visible ones at either end of a resting list. */
const BEYOND = 1;
/** How close to the last rendered row the view may come before more are rendered, in rows. */
const MARGIN = 1;
/** How far to render ahead of a moving view: what it needs in so many ms, at most so many rows. */
const ahead = { ms: 60, rows: 6 };
/** After this long without a check the view counts as resting, in ms. */
const REST_MS = 120;

interface RowsOptions {
  root: HTMLElement | null;
  count: number;
  keyOf: (index: number) => string;
  rowHeight: number;
  /** Rows differ in height. */
  measured: boolean;
  position?: ListPosition;
}

interface Range {
  first: number;
  last: number;
}

/** The rows of a long list to render at the current scroll position. */
export function useRows({ root, count, keyOf, rowHeight, measured, position }: RowsOptions) {
  const [heights] = useState(
    () => new RowHeights(rowHeight, measured ? position?.sizes : undefined),
  );
  const [version, setVersion] = useState(0);
  // Until the list is mounted, assumes the window's height: this avoids measuring.
  const view = useRef({ top: position?.offset ?? 0, height: globalThis.innerHeight, at: 0 });
  const [range, setRange] = useState<Range | null>(null);
  const shift = useRef(0);

  useMemo(() => heights.set(count, keyOf, rowHeight), [heights, count, keyOf, rowHeight, version]);
  const drawn = clamp(range ?? rangeOf(heights, view.current), count);
  const latest = useRef({ ...drawn, count });

  useLayoutEffect(() => {
    latest.current = { ...drawn, count };
  });
  const look = useCallback(() => {
    // An empty list has nothing to check: its range would be kept for the rows to come.
    if (!root || latest.current.count === 0) return;
    const before = view.current;
    view.current = { top: root.scrollTop, height: root.clientHeight, at: performance.now() };
    const seen = rangeOf(heights, view.current);
    const { first, last } = latest.current;
    const above = first > 0 && seen.first < first + MARGIN;
    const below = seen.last > last - MARGIN;
    if (!above && !below) return;
    setRange(around(seen, rowsAhead(before, view.current, seen)));
  }, [root, heights]);

  useLayoutEffect(() => {
    if (root && view.current.top > 0) root.scrollTop = view.current.top;
  }, [root]);
  useEffect(() => {
    if (!root) return;
    // At rest, the rows rendered ahead can be removed.
    const rest = (): void => setRange(around(rangeOf(heights, view.current), 0));
    root.addEventListener('scroll', look, { passive: true });
    root.addEventListener('scrollend', rest);
    const observer = new ResizeObserver(look);
    observer.observe(root);
    return () => {
      observer.disconnect();
      root.removeEventListener('scroll', look);
      root.removeEventListener('scrollend', rest);
    };
  }, [root, heights, look]);
  useEffect(() => {
    // The rendered range was computed for fewer rows, or for rows of another height.
    if (root && latest.current.last < count - 1) look();
  }, [root, count, rowHeight, look]);

  const onHeights = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      let changed = false;
      for (const { target, borderBoxSize } of entries) {
        const { key = '', index } = (target as HTMLElement).dataset;
        // A row's height includes its margin above.
        const gap = (target as HTMLElement).offsetTop;
        const height = borderBoxSize[0]?.blockSize ?? 0;
        const more = heights.measure(key, height > 0 ? height + gap : 0);
        if (more === 0) continue;
        changed = true;
        // Keeps visible rows in place when rows above turn out higher.
        if (heights.startOf(Number(index)) < view.current.top) shift.current += more;
      }
      if (changed) setVersion((before) => before + 1);
    },
    [heights],
  );
  const observer = useRef<ResizeObserver | null>(null);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      observer.current ??= new ResizeObserver(onHeights);
      const by = observer.current;
      by.observe(element);
      return () => by.unobserve(element);
    },
    [onHeights],
  );
  useLayoutEffect(() => {
    if (!root || version === 0) return;
    if (shift.current !== 0) root.scrollTop += shift.current;
    shift.current = 0;
    look();
  }, [root, version, look]);

  const positionNow = useCallback(
    (): ListPosition => ({ offset: view.current.top, sizes: heights.sizes }),
    [heights],
  );
  return { heights, drawn, measure: measured ? measure : undefined, positionNow };
}

interface View {
  top: number;
  height: number;
  /** When it was measured. */
  at: number;
}

/** The visible rows. */
function rangeOf(heights: RowHeights, { top, height }: Omit<View, 'at'>): Range {
  return { first: heights.indexAt(top), last: heights.indexAt(top + height) };
}

/** The range to render: the visible rows, plus `moving` more in the direction of movement. */
function around({ first, last }: Range, moving: number): Range {
  return {
    first: first - BEYOND + Math.min(0, moving),
    last: last + BEYOND + Math.max(0, moving),
  };
}

/** How many rows beyond the end a moving view will soon need; negative before the start. */
function rowsAhead(before: View, now: View, seen: Range): number {
  const since = now.at - before.at;
  if (since <= 0 || since > REST_MS) return 0;
  const rowHeight = now.height / (seen.last - seen.first + 1);
  const rows = Math.round((((now.top - before.top) / since) * ahead.ms) / rowHeight);
  return Math.max(-ahead.rows, Math.min(ahead.rows, rows));
}

/** Limits a range to existing rows. */
function clamp({ first, last }: Range, count: number): Range {
  const end = Math.min(last, count - 1);
  return { first: Math.max(0, Math.min(first, end)), last: end };
}
