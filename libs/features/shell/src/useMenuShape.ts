import { DESKTOP_QUERY, SMALL_QUERY } from '@forecourt/platform';
import { useMediaQuery } from '@forecourt/platform/media';
import type { MenuShape, ShellStore } from './ShellStore.ts';

/** From here the full menu leaves the page enough room for two columns: 1200 px. */
export const ROOMY_QUERY = '(width >= 75rem)';

interface ShownMenu {
  /** `drawer`: on small windows the menu is over the page, and has a button. */
  shape: 'drawer' | MenuShape;
  /** Changes between rail and full menu; undefined where there is room for the rail only. */
  toggle?: () => void;
}

/**
 * The shape of the main menu: a drawer on small windows, a rail of icons below desktops, and from
 * there as the user chose; by default a rail where the page needs the room.
 */
export function useMenuShape(store: ShellStore): ShownMenu {
  const isSmall = useMediaQuery(SMALL_QUERY);
  const isDesktop = useMediaQuery(DESKTOP_QUERY);
  const isRoomy = useMediaQuery(ROOMY_QUERY);
  if (isSmall) return { shape: 'drawer' };
  if (!isDesktop) return { shape: 'rail' };
  const usual = isRoomy ? 'full' : 'rail';
  const shape = store.menuChoice ?? usual;
  const other = shape === 'full' ? 'rail' : 'full';
  // Back to the usual shape is no choice: a larger or smaller window has its own.
  return { shape, toggle: () => store.chooseMenu(other === usual ? null : other) };
}
