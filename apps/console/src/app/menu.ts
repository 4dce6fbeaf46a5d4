import type { Flow } from '@forecourt/contract';
import type { MenuGroup, UnreadCounts } from '@forecourt/feature-shell';
import { flows } from '../flows/flows.ts';

/**
 * The groups of the main menu; an area shows only if the branch has a customisation for it (spec
 * §1).
 */
export function menuGroups(
  available: ReadonlyMap<Flow, unknown>,
  unread: UnreadCounts,
): MenuGroup[] {
  return flows
    .filter(({ type }) => available.has(type))
    .map(({ path, menu: { icon, label, links } }) => ({
      id: path,
      path: `/${path}`,
      icon,
      label,
      links: links.map((link) => ({ ...link, count: unread.at(link.path) })),
    }));
}
