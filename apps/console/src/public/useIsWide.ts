import { useSyncExternalStore } from 'react';

/** A window with room for a report and what is to be done beside it. */
const WIDE_QUERY = '(min-width: 1024px)';

const subscribe = (changed: () => void): (() => void) => {
  const media = matchMedia(WIDE_QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the page has two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE_QUERY).matches);
}
