import { SMALL_QUERY } from '@forecourt/platform';
import { useSyncExternalStore } from 'react';

// Kept: a list asks with every page that comes.
let kept: MediaQueryList | undefined;
const media = (): MediaQueryList => (kept ??= matchMedia(SMALL_QUERY));

const subscribe = (changed: () => void): (() => void) => {
  media().addEventListener('change', changed);
  return () => media().removeEventListener('change', changed);
};

/** How high rows are in px: alike on a table, and cards of their own height on phones. */
export function useRowHeight(): { rowHeight: number; measured: boolean } {
  const cards = useSyncExternalStore(subscribe, () => media().matches);
  return cards ? { rowHeight: 116, measured: true } : { rowHeight: 56, measured: false };
}
