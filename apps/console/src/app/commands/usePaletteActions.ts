import type { PaletteAction } from '@forecourt/feature-commands';
import { commandMessages } from '@forecourt/feature-commands/open';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Building from 'lucide-react/icons/building-2';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { may } from '@forecourt/feature-session/permission';
import { paths, requestListLinks } from '../../paths.ts';
import { flowAt, flows } from '../../flows/flows.ts';
import { menuGroups } from '../menu.ts';
import { userMenuItems } from '../userMenuItems.ts';
import { actionMessages } from './actionMessages.ts';
import type { CommandsProps } from './Commands.tsx';
import { useRowActions } from './useRowActions.ts';
import { useViewActions } from './useViewActions.ts';

/**
 * Available actions: for the active row, sending a request in any area, going to any page of the
 * menus, switching the branch. Must be called by an observer.
 */
export function usePaletteActions(props: CommandsProps): PaletteAction[] {
  const { app, staff, commands, onBranch } = props;
  const { branch, session } = app;
  const intl = useIntl();
  const navigate = useNavigate();
  const here = flowAt(useLocation().pathname) ?? flows[0]!;
  const pages = userMenuItems(app, intl);
  const row = useRowActions(staff.stores.flow(here));
  const maySend = may(branch, 'createRequest');
  const { offered } = staff.assigning;
  const areas = flows.filter(({ type }) => branch.byFlow.has(type));
  const views = useViewActions(props);

  return [
    ...row,
    ...(offered
      ? [
          {
            id: 'assign',
            group: 'do',
            label: intl.formatMessage(actionMessages.assign),
            hint: offered.requests[0]?.name,
            icon: UserRound,
            run: () => staff.assigning.ask(offered),
          } satisfies PaletteAction,
        ]
      : []),
    ...(maySend ? areas : []).map((flow): PaletteAction => ({
      id: `new ${flow.path}`,
      group: 'do',
      label: intl.formatMessage(actionMessages.newRequest),
      hint: intl.formatMessage(flow.menu.label),
      icon: Plus,
      keys: flow === here ? ['n'] : undefined,
      isWayOn: true,
      run: () => void navigate(requestListLinks(flow).create!('', '')),
    })),
    ...(may(branch, 'createRequestBatch') ? areas : []).map((flow): PaletteAction => ({
      id: `many ${flow.path}`,
      group: 'do',
      label: intl.formatMessage(actionMessages.sendToMany),
      hint: intl.formatMessage(flow.menu.label),
      icon: Users,
      run: () => void navigate(`${flow.requestList.path}/many`),
    })),
    {
      id: 'help',
      group: 'do',
      label: intl.formatMessage(commandMessages.help),
      icon: Keyboard,
      keys: ['?'],
      run: () => commands.open('help'),
    },
    {
      id: 'log out',
      group: 'do',
      label: intl.formatMessage(actionMessages.logOut),
      icon: LogOut,
      run: () => void session.signOut(),
    },
    ...menuGroups(branch.byFlow, staff.stores.unread, branch.current?.role).flatMap((group) =>
      group.links.map(({ label, path }): PaletteAction => ({
        id: path,
        group: 'go',
        label: intl.formatMessage(label),
        hint: intl.formatMessage(group.label),
        icon: ArrowRight,
        run: () => void navigate(path),
      })),
    ),
    ...views,
    ...pages.map(({ id, label, icon, href }): PaletteAction => ({
      id: `page ${id}`,
      group: 'go',
      label,
      icon,
      run: () => void navigate(href ?? paths.root),
    })),
    ...(branch.partners.value ?? [])
      .filter(({ id }) => id !== branch.current?.id)
      .map(({ id, name }): PaletteAction => ({
        id: `branch ${id}`,
        group: 'branch',
        label: name,
        icon: Building,
        run: () => onBranch(id),
      })),
  ];
}
