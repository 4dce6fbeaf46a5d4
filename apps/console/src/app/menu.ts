import type { Flow, Role } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import type { MenuGroup, UnreadCounts } from '@forecourt/feature-shell';
import { flows } from '../flows/flows.ts';

/**
 * The groups of the main menu; an area shows only if the branch has a customisation for it (spec
 * §1), and a link only to roles that may open it.
 */
export function menuGroups(
  available: ReadonlyMap<Flow, unknown>,
  unread: UnreadCounts,
  role: Role | undefined,
): MenuGroup[] {
  return flows
    .filter(({ type }) => available.has(type))
    .map(({ path, menu: { icon, label, links } }) => ({
      id: path,
      path: `/${path}`,
      icon,
      label,
      links: links
        .filter(({ operation }) => !operation || (role && can(role, operation)))
        .map(({ path: at, label: name }) => ({ path: at, label: name, count: unread.at(at) })),
    }));
}
