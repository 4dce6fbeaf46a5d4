import { useMediaQuery } from '@forecourt/platform/media';

/** Whether the main menu is a rail of icons, because the window has no room for its words. */
export function useIsRail(): boolean {
  // As `smToMd` in styles.
  return useMediaQuery('(min-width: 650px) and (max-width: 1023.98px)');
}
