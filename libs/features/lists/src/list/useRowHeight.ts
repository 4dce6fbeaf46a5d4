import { SMALL_MAX_PX } from '@forecourt/platform';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${SMALL_MAX_PX}px)`;

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** How high rows are in px: alike on a table, and cards of their own height on phones. */
export function useRowHeight(): { rowHeight: number; measured: boolean } {
  const cards = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  return cards ? { rowHeight: 116, measured: true } : { rowHeight: 56, measured: false };
}
