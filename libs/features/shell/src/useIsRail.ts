import { useSyncExternalStore } from 'react';

// As `smToMd` in styles.
const query = '(min-width: 650px) and (max-width: 1023.98px)';

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the main menu is a rail of icons, because the window has no room for its words. */
export function useIsRail(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
