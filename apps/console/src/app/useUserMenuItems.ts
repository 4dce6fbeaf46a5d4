import type { BranchStore } from '@forecourt/feature-session';
import type { MenuItem } from '@forecourt/ui/menu';
import CreditCard from 'lucide-react/icons/credit-card';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { pageNames } from './pageNames.ts';

/** The pages that the user menu leads to, by the role in the current branch. To be called by an observer. */
export function useUserMenuItems({ current }: Pick<BranchStore, 'current'>): MenuItem[] {
  const intl = useIntl();
  const isAdmin = current?.role === 'ADMIN';
  return [
    ...(isAdmin
      ? [
          {
            id: 'settings',
            label: intl.formatMessage(pageNames.settings),
            icon: Settings,
            href: paths.settings,
          },
          {
            id: 'users',
            label: intl.formatMessage(pageNames.users),
            icon: Users,
            href: paths.users,
          },
          {
            id: 'billing',
            label: intl.formatMessage(pageNames.billing),
            icon: CreditCard,
            href: paths.billing,
          },
        ]
      : []),
    {
      id: 'sessions',
      label: intl.formatMessage(pageNames.sessions),
      icon: MonitorSmartphone,
      href: paths.sessions,
    },
  ];
}
