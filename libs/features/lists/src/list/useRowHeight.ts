import { SMALL_QUERY } from '@forecourt/platform';
import { useSyncExternalStore } from 'react';

// Cached, because a list asks again with every page.
let kept: MediaQueryList | undefined;
const media = (): MediaQueryList => (kept ??= matchMedia(SMALL_QUERY));

const subscribe = (changed: () => void): (() => void) => {
  media().addEventListener('change', changed);
  return () => media().removeEventListener('change', changed);
};

/** Row height in px: fixed in tables; on phones an estimate, because cards are measured. */
export function useRowHeight(): { rowHeight: number; measured: boolean } {
  const cards = useSyncExternalStore(subscribe, () => media().matches);
  return cards ? { rowHeight: 116, measured: true } : { rowHeight: 56, measured: false };
}
