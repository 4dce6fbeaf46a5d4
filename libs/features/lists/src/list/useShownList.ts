import type { InfiniteStatus } from '@forecourt/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The data of a list that is on the screen. */
export interface ShownList<Item> {
  listId: string;
  /** The partner it belongs to. */
  partnerId: string | undefined;
  items: readonly Item[];
  infinite: InfiniteStatus;
  updatedAt: number | null;
  /** The list's label. */
  label: string;
}

/** How long a list may take before skeletons are shown, in milliseconds. */
const QUICK_MS = 200;

/**
 * Which list to show. While a new one (a tab, a search) is loading, keeps the rows of the previous
 * one for a moment, because skeletons that are shown only briefly flicker. The rows of another
 * partner are removed at once.
 */
export function useShownList<Item>(list: ShownList<Item>): ShownList<Item> {
  const { listId, partnerId } = list;
  const before = useRef(list);
  const [slowId, setSlowId] = useState<string | null>(null);
  const waits = list.items.length === 0 && list.infinite === 'loading';
  const hasOlder = before.current.items.length > 0 && before.current.partnerId === partnerId;
  const shown = waits && slowId !== listId && hasOlder ? before.current : list;

  useLayoutEffect(() => {
    before.current = shown;
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSlowId(listId), QUICK_MS);
    return () => clearTimeout(timer);
  }, [waits, listId]);
  return shown;
}
