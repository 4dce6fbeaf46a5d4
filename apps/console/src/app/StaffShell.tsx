import {
  AppShell,
  groupOf,
  ShellSidebar,
  ShellTopBar,
  soonEntries,
} from '@forecourt/feature-shell';
import { OfflineBanner } from '@forecourt/ui/offline-banner';
import { useWhenQuiet } from '@forecourt/platform/quiet';
import { PartnerTheme } from '@forecourt/ui/theme';
import { showToast, Toaster } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { App } from './App.ts';
import { Asked } from './commands/Asked.ts';
import { Commands } from './commands/Commands.tsx';
import { FindButton } from './commands/FindButton.tsx';
import { flowAt } from './flows.ts';
import { languageMessages } from './languageMessages.ts';
import { menuGroups } from './menu.ts';
import { partnerColors } from './partnerColors.ts';
import { SessionGuard } from './SessionGuard.tsx';
import type { Staff } from './Staff.ts';
import { usePageTitle } from './usePageTitle.ts';
import { Unread } from './unread/Unread.tsx';
import { TimelineOverlay } from './timeline/TimelineOverlay.tsx';

/** What a route puts into the slots of the shell, as its `handle`. */
export interface ShellSlots {
  rightSidebar?: ReactNode;
  /** At the very side, such as the message panel. */
  rightOutsideSidebar?: ReactNode;
  /** Names the page in the window's title, where no menu entry does. */
  title?: MessageDescriptor;
}

const loadUserMenu = () => import('./userMenuItems.ts');

interface StaffShellProps {
  app: App;
  staff: Staff;
}

/** The shell, joined to the session, the branches and the router. */
export const StaffShell = observer(function StaffShell({ app, staff }: StaffShellProps) {
  const { session, branch, locale } = app;
  const { pathname } = useLocation();
  const intl = useIntl();
  const [asked] = useState(() => new Asked());
  const navigate = useNavigate();
  const matches = useMatches();
  const slots: ShellSlots = Object.assign({}, ...matches.map(({ handle }) => handle));

  const groups = menuGroups(branch.byFlow, staff.unread);
  usePageTitle(groups, pathname, staff.unread.total, slots.title);
  const pages = useWhenQuiet(loadUserMenu, staff.shell.userMenuOpen);
  const group = groupOf(groups, pathname)?.id;
  useEffect(() => staff.shell.routeChanged(group), [staff, group, pathname]);
  useEffect(() => staff.live.start(), [staff]);

  const here = flowAt(pathname);
  const customisation = here ? branch.byFlow.get(here.type) : [...branch.byFlow.values()][0];
  const theme = staff.draftTheme ?? customisation?.theme;
  const homePath = here?.requestList.path ?? paths.root;
  const user = session.user.value;

  const chooseLanguage = (code: string): void => {
    locale
      .choose(code)
      .catch(() =>
        showToast({ tone: 'danger', title: intl.formatMessage(languageMessages.failed) }),
      );
  };
  const switchBranch = async (id: string) => {
    const stays = await staff.switchBranch(id, window.location.pathname);
    if (!stays) await navigate(paths.root);
  };

  return (
    <>
      {theme && <PartnerTheme colors={partnerColors(theme)} />}
      <AppShell
        store={staff.shell}
        banner={<OfflineBanner offline={staff.live.isDown} />}
        leftSidebar={
          <ShellSidebar
            store={staff.shell}
            groups={groups}
            soon={soonEntries}
            currentPath={pathname}
            homePath={homePath}
            branches={branch.partners.value ?? []}
            currentBranch={branch.current?.id ?? null}
            onBranch={(id) => void switchBranch(id)}
          />
        }
        topBar={
          <ShellTopBar
            store={staff.shell}
            homePath={homePath}
            user={
              user
                ? { fullName: user.name, username: user.username, avatar: user.avatar ?? undefined }
                : null
            }
            items={pages?.userMenuItems(branch.current?.role, intl)}
            languages={locale.entries.map(({ code, name }) => ({ code, name }))}
            language={locale.locale}
            onLanguage={chooseLanguage}
            onLogOut={() => void session.signOut()}
          >
            <FindButton asked={asked} />
          </ShellTopBar>
        }
        rightSidebar={slots.rightSidebar}
        rightOutsideSidebar={slots.rightOutsideSidebar}
      >
        <Outlet />
      </AppShell>
      <TimelineOverlay {...{ app, staff }} />
      <Commands {...{ app, staff, asked }} onBranch={(id) => void switchBranch(id)} />
      <Unread {...{ app, staff }} />
      <SessionGuard session={session} />
      <Toaster />
    </>
  );
});
