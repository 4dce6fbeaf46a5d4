import { SMALL_QUERY } from '@forecourt/platform';
import { useMediaQuery } from '@forecourt/platform/media';

/** Whether the window is small, so that the main menu has a button (spec §2, Shell). */
export function useIsSmall(): boolean {
  return useMediaQuery(SMALL_QUERY);
}
