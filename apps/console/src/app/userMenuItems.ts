import type { RoleOperation } from '@forecourt/contract/roles';
import type { MenuItem } from '@forecourt/ui/menu';
import CreditCard from 'lucide-react/icons/credit-card';
import ListFilter from 'lucide-react/icons/list-filter';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { IntlShape } from 'react-intl';
import { may } from '@forecourt/feature-session/permission';
import { paths } from '../paths.ts';
import type { App } from './App.ts';
import { pageNames } from './pageNames.ts';

/** The pages in the user menu, by the role in the current branch (design §7); one more for operators. */
export function userMenuItems(
  { branch, session }: Pick<App, 'branch' | 'session'>,
  { formatMessage }: IntlShape,
): MenuItem[] {
  const items: (MenuItem & { asks?: RoleOperation })[] = [
    {
      id: 'insights',
      asks: 'getInsightsFunnel',
      label: formatMessage(pageNames.insights),
      icon: ListFilter,
      href: paths.insights,
    },
    {
      id: 'settings',
      asks: 'getSettings',
      label: formatMessage(pageNames.settings),
      icon: Settings,
      href: paths.settings,
    },
    {
      id: 'users',
      asks: 'listUsers',
      label: formatMessage(pageNames.users),
      icon: Users,
      href: paths.users,
    },
    {
      id: 'billing',
      asks: 'getBilling',
      label: formatMessage(pageNames.billing),
      icon: CreditCard,
      href: paths.billing,
    },
    {
      id: 'profile',
      label: formatMessage(pageNames.profile),
      icon: UserRound,
      href: paths.profile,
    },
    {
      id: 'sessions',
      label: formatMessage(pageNames.sessions),
      icon: MonitorSmartphone,
      href: paths.sessions,
    },
  ];
  if (session.user.value?.operator) {
    items.push({
      id: 'system',
      label: formatMessage(pageNames.system),
      icon: MonitorSmartphone,
      href: paths.system,
    });
  }
  return items.flatMap(({ asks, ...item }) => (!asks || may(branch, asks) ? [item] : []));
}
