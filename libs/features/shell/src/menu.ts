import type { IconComponent } from '@forecourt/ui/icon';
import type { MessageDescriptor } from 'react-intl';

/** A link of a group. */
export interface MenuLink {
  label: MessageDescriptor;
  /** Its address: `/trade/sellers`. */
  path: string;
  /** Number of unread items; hidden for 0. */
  count?: number;
}

/** A group of links; it expands when the current route belongs to it (spec §2, Shell). */
export interface MenuGroup {
  id: string;
  label: MessageDescriptor;
  icon: IconComponent;
  /** Prefix of its addresses: `/trade`. */
  path: string;
  links: readonly MenuLink[];
}

/** An entry that is not available yet. */
export interface SoonEntry {
  id: string;
  label: MessageDescriptor;
  icon: IconComponent;
  path: string;
}

/** Whether `path` is `root` or below it. */
export function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

/** The group that the current route belongs to. */
export function groupOf(groups: readonly MenuGroup[], path: string): MenuGroup | undefined {
  return groups.find((group) => isBelow(path, group.path));
}

/** The address of the page's menu entry; its own if it has none. */
export function entryOf(
  groups: readonly { links: readonly { path: string }[] }[],
  pathname: string,
): string {
  const links = groups.flatMap((group) => group.links);
  return links.find(({ path }) => isBelow(pathname, path))?.path ?? pathname;
}
