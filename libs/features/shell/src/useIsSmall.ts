import { SMALL_MAX_PX } from '@forecourt/platform';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${SMALL_MAX_PX}px)`;

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the window is small, so that the main menu opens by a button (spec §2, Shell). */
export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
