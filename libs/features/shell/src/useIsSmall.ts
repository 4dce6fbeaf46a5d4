import { SMALL_QUERY } from '@forecourt/platform';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(SMALL_QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the window is small, so that the main menu has a button (spec §2, Shell). */
export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(SMALL_QUERY).matches);
}
