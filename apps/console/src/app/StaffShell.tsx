import { parseAddress, partnerColors } from '@forecourt/contract';
import { CommandsStore } from '@forecourt/feature-commands/open';
import { AppShell, entryOf, groupOf, usePageTitle } from '@forecourt/feature-shell';
import type { AppShellProps } from '@forecourt/feature-shell';
import { whenIdle } from '@forecourt/platform/worker-updates';
import { PartnerTheme } from '@forecourt/ui/theme';
import { Toaster } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { NotVerified } from '@forecourt/feature-session/not-verified';
import { ProofGuard } from '@forecourt/feature-session/proof-guard';
import { paths } from '../paths.ts';
import type { App } from './App.ts';
import { Assigning } from './assigning/Assigning.tsx';
import { Correcting } from './correcting/Correcting.tsx';
import { Commands } from './commands/Commands.tsx';
import { flowAt } from '../flows/flows.ts';
import { menuGroups } from './menu.ts';
import { OfflineBars } from './offline/OfflineBars.tsx';
import { useReturn } from './offline/useReturn.ts';
import { prefetchNext } from './prefetchNext.ts';
import { useOtherBranch } from './useOtherBranch.ts';
import { StaffSidebar, StaffTopBar } from './ShellParts.tsx';
import type { Staff } from '../stores/Staff.ts';
import { TimelineOverlay } from './TimelineOverlay.tsx';

/** What a route puts into the slots of the shell, as its `handle`. */
export interface ShellSlots {
  rightSidebar?: ReactNode;
  /** At the far side, such as the message panel. */
  rightOutsideSidebar?: ReactNode;
  outside?: AppShellProps['outside'];
  /** The window's title if no menu entry provides it. */
  title?: MessageDescriptor;
  /** Names what the page shows, such as a car, in the window's title; observable. */
  subject?: () => string | undefined;
}

interface StaffShellProps {
  app: App;
  staff: Staff;
}

/** The shell, connected to the session, the branches and the router. */
export const StaffShell = observer(function StaffShell({ app, staff }: StaffShellProps) {
  const { branch } = app;
  const { pathname } = useLocation();
  const [commands] = useState(() => new CommandsStore());
  const navigate = useNavigate();
  const matches = useMatches();
  const slots: ShellSlots = Object.assign({}, ...matches.map(({ handle }) => handle));

  const groups = menuGroups(branch.byFlow, staff.stores.unread, branch.current?.role);
  usePageTitle({
    groups,
    pathname,
    unread: staff.stores.unread.total,
    page: slots.title,
    subject: slots.subject?.(),
    branch: branch.current?.name,
  });
  const group = groupOf(groups, pathname)?.id;
  useEffect(() => staff.shell.routeChanged(group), [staff, group, pathname]);
  useEffect(() => staff.live.start(), [staff]);
  useEffect(() => whenIdle(() => prefetchNext('other', staff)), [staff]);
  useEffect(
    () => staff.offline.start(async () => (await staff.messages()).conversations.resume()),
    [staff],
  );
  useReturn(app, staff);
  useOtherBranch(staff);

  const here = flowAt(pathname);
  const customisation = here ? branch.byFlow.get(here.type) : [...branch.byFlow.values()][0];
  const theme = staff.draftTheme ?? customisation?.theme;
  const homePath = here?.requestList.path ?? paths.root;

  const switchBranch = (id: string): void => void branch.switchTo(id);
  // Leave only if the area is known to be missing: not while loading, nor after a failure.
  // A report may belong to another branch: it opens, and offers to switch.
  const isReport = parseAddress(`${paths.report}/*`, pathname) !== null;
  const isLacking = here !== undefined && !isReport && branch.lacks(here.type);
  useEffect(() => {
    if (isLacking) void navigate(paths.root, { replace: true });
  }, [isLacking, navigate]);

  return (
    <>
      {theme && <PartnerTheme colors={partnerColors(theme)} />}
      <AppShell
        store={staff.shell}
        banner={
          <>
            <OfflineBars staff={staff} />
            {branch.current?.verified === false && <NotVerified http={app.http} />}
          </>
        }
        leftSidebar={
          <StaffSidebar
            app={app}
            staff={staff}
            homePath={homePath}
            currentPath={entryOf(groups, pathname)}
            onBranch={switchBranch}
          />
        }
        topBar={<StaffTopBar app={app} staff={staff} homePath={homePath} commands={commands} />}
        rightSidebar={slots.rightSidebar}
        rightOutsideSidebar={slots.rightOutsideSidebar}
        outside={slots.outside}
      >
        {isLacking ? null : <Outlet />}
      </AppShell>
      <Assigning staff={staff} />
      <Correcting app={app} staff={staff} />
      <TimelineOverlay staff={staff} />
      <Commands app={app} staff={staff} commands={commands} onBranch={switchBranch} />
      <ProofGuard reauthentication={app.reauthentication} />
      <Toaster />
    </>
  );
});
