import type { InfiniteStatus } from '@forecourt/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What of a list is in its place on the screen. */
export interface ShownList<Item> {
  listId: string;
  /** Whose it is. */
  partnerId: string | undefined;
  items: readonly Item[];
  infinite: InfiniteStatus;
  updatedAt: number | null;
  /** What it is called. */
  label: string;
}

/** How long a list may take before skeletons say that it does, in milliseconds. */
const quickMs = 200;

/**
 * What to show of a list. One that has just been asked for (a tab, a search) leaves the rows before it
 * where they are while its own come quickly: skeletons for a moment are drawn in vain, and flicker. The
 * rows of another partner go at once.
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
    const timer = setTimeout(() => setSlowId(listId), quickMs);
    return () => clearTimeout(timer);
  }, [waits, listId]);
  return shown;
}
