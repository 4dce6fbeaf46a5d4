import type { Role } from '@forecourt/contract';
import type { MenuItem } from '@forecourt/ui/menu';
import CreditCard from 'lucide-react/icons/credit-card';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { IntlShape } from 'react-intl';
import { paths } from '../paths.ts';
import { pageNames } from './pageNames.ts';

/** The pages that the user menu leads to, by the role in the current branch (design §7). */
export function userMenuItems(role: Role | undefined, { formatMessage }: IntlShape): MenuItem[] {
  const items: MenuItem[] = [
    {
      id: 'settings',
      label: formatMessage(pageNames.settings),
      icon: Settings,
      href: paths.settings,
    },
    { id: 'users', label: formatMessage(pageNames.users), icon: Users, href: paths.users },
    {
      id: 'billing',
      label: formatMessage(pageNames.billing),
      icon: CreditCard,
      href: paths.billing,
    },
  ];
  return [
    ...(role === 'ADMIN' ? items : []),
    {
      ...{ id: 'profile', icon: UserRound, href: paths.profile },
      label: formatMessage(pageNames.profile),
    },
    {
      ...{ id: 'sessions', icon: MonitorSmartphone, href: paths.sessions },
      label: formatMessage(pageNames.sessions),
    },
  ];
}
