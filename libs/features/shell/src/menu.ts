import type { IconComponent } from '@forecourt/ui/icon';
import type { MessageDescriptor } from 'react-intl';

/** A link of a group. */
export interface MenuLink {
  label: MessageDescriptor;
  /** Where it leads: `/trade/sellers`. */
  path: string;
  /** What is unread there; nothing is shown for 0. */
  count?: number;
}

/** A group of links; it opens by itself when the current route belongs to it (spec §2, Shell). */
export interface MenuGroup {
  id: string;
  label: MessageDescriptor;
  icon: IconComponent;
  /** First part of the addresses that belong to it: `/trade`. */
  path: string;
  links: readonly MenuLink[];
}

/** An entry that exists but cannot be used yet. */
export interface SoonEntry {
  id: string;
  label: MessageDescriptor;
  icon: IconComponent;
  path: string;
}

/** Whether `path` is `root` or lies below it. */
export function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

/** The group that the current route belongs to. */
export function groupOf(groups: readonly MenuGroup[], path: string): MenuGroup | undefined {
  return groups.find((group) => isBelow(path, group.path));
}
