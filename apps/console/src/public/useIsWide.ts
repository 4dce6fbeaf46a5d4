import { DESKTOP_QUERY } from '@forecourt/platform';
import { useMediaQuery } from '@forecourt/platform/media';

/** Whether the window has room for a report and, beside it, what is to be done. */
export function useIsWide(): boolean {
  return useMediaQuery(DESKTOP_QUERY);
}
