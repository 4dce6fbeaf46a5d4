import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RowHeights } from './row-heights.ts';

/** Where a list was left: keep it and give it back to come back to the same row. */
export interface ListPosition {
  offset: number;
  sizes: ReadonlyMap<string, number>;
}

/** Rows in the page beyond those in view, at either end of a list that rests. */
const beyond = 1;
/** How near the view may come to the last of them before more are drawn. */
const margin = 1;
/** How long what is drawn ahead of a moving view lasts, in ms, and how many rows it is at most. */
const ahead = { ms: 60, rows: 6 };
/** After this long without a look the view has rested, in ms. */
const restMs = 120;

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

/** The rows of a long list that are in the page, for the place it is scrolled to. */
export function useRows({ root, count, keyOf, rowHeight, measured, position }: RowsOptions) {
  const [heights] = useState(() => new RowHeights(rowHeight, position?.sizes));
  const [version, setVersion] = useState(0);
  // Until the list has a place in the page, what the window can hold: nothing is measured for it.
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
    // Without rows there is nothing to look at: what is drawn would be kept for the rows to come.
    if (!root || latest.current.count === 0) return;
    const before = view.current;
    view.current = { top: root.scrollTop, height: root.clientHeight, at: performance.now() };
    const seen = rangeOf(heights, view.current);
    const { first, last } = latest.current;
    const above = first > 0 && seen.first < first + margin;
    const below = seen.last > last - margin;
    if (!above && !below) return;
    setRange(around(seen, rowsAhead(before, view.current, seen)));
  }, [root, heights]);

  useLayoutEffect(() => {
    if (root && view.current.top > 0) root.scrollTop = view.current.top;
  }, [root]);
  useEffect(() => {
    if (!root) return;
    // Where it comes to rest, what was drawn ahead can go.
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
    // Rows came that nothing was drawn for: what was looked at had fewer.
    if (root && latest.current.last < count - 1) look();
  }, [root, count, look]);

  const onHeights = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      let changed = false;
      for (const { target, borderBoxSize } of entries) {
        const { key = '', index } = (target as HTMLElement).dataset;
        // A gap above a row (its margin) belongs to it.
        const gap = (target as HTMLElement).offsetTop;
        const height = borderBoxSize[0]?.blockSize ?? 0;
        const more = heights.measure(key, height > 0 ? height + gap : 0);
        if (more === 0) continue;
        changed = true;
        // What is in view stays where it is when rows above it turn out higher.
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
  /** When it was looked at. */
  at: number;
}

/** The rows in view. */
function rangeOf(heights: RowHeights, { top, height }: Omit<View, 'at'>): Range {
  return { first: heights.indexAt(top), last: heights.indexAt(top + height) };
}

/** The rows to draw for those in view, and so many more where it moves to. */
function around({ first, last }: Range, moving: number): Range {
  return {
    first: first - beyond + Math.min(0, moving),
    last: last + beyond + Math.max(0, moving),
  };
}

/** How many rows a moving view will soon need beyond its end; below zero before its start. */
function rowsAhead(before: View, now: View, seen: Range): number {
  const since = now.at - before.at;
  if (since <= 0 || since > restMs) return 0;
  const rowHeight = now.height / (seen.last - seen.first + 1);
  const rows = Math.round((((now.top - before.top) / since) * ahead.ms) / rowHeight);
  return Math.max(-ahead.rows, Math.min(ahead.rows, rows));
}

/** Keeps to rows that there are. */
function clamp({ first, last }: Range, count: number): Range {
  const end = Math.min(last, count - 1);
  return { first: Math.max(0, Math.min(first, end)), last: end };
}
