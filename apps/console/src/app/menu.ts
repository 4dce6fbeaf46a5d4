import type { Flow } from '@forecourt/contract';
import type { MenuGroup } from '@forecourt/feature-shell';
import type { FlowPath } from '@forecourt/contract';
import type { IconComponent } from '@forecourt/ui/icon';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ScanSearch from 'lucide-react/icons/scan-search';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { flows } from './flows.ts';
import type { UnreadCounts } from './unread/UnreadCounts.ts';

const icons: Record<FlowPath, IconComponent> = {
  trade: ArrowLeftRight,
  claim: ShieldAlert,
  inspect: ScanSearch,
};

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
    .map(({ path, menu: { label, links } }) => ({
      id: path,
      path: `/${path}`,
      icon: icons[path],
      label,
      links: links.map((link) => ({ ...link, count: unread.at(link.path) })),
    }));
}
