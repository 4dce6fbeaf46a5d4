import { FindButton } from '@forecourt/feature-commands/open';
import type { CommandsStore } from '@forecourt/feature-commands/open';
import type { BranchStore } from '@forecourt/feature-session';
import { ShellSidebar, ShellTopBar, soonEntries } from '@forecourt/feature-shell';
import type { MenuState } from '@forecourt/feature-shell';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { App } from './App.ts';
import { StaffBell } from './bell/StaffBell.tsx';
import { languageMessages } from './languageMessages.ts';
import { shellMessages } from './shellMessages.ts';
import { menuGroups } from './menu.ts';
import { userMenuItems } from './userMenuItems.ts';
import type { Staff } from '../stores/Staff.ts';

interface ShellPartProps {
  app: App;
  staff: Staff;
  /** Target of the logo's link. */
  homePath: string;
}

interface StaffSidebarProps extends ShellPartProps {
  /** The menu entry that the page belongs to: the same for all tabs and searches of a list. */
  currentPath: string;
  onBranch(id: string): void;
}

/** The left sidebar, connected to session and branches. */
export const StaffSidebar = observer(function StaffSidebar(props: StaffSidebarProps) {
  const { app, staff, ...rest } = props;
  const { branch } = app;
  const intl = useIntl();
  const failed = branch.customisations.state.status === 'error';
  useEffect(() => {
    if (!failed) return;
    const title = intl.formatMessage(shellMessages.areasFailed);
    showToast({ id: 'areas failed', tone: 'danger', title });
  }, [failed, intl]);
  return (
    <ShellSidebar
      {...rest}
      store={staff.shell}
      groups={menuGroups(branch.byFlow, staff.stores.unread, branch.current?.role)}
      soon={soonEntries}
      state={areasState(branch)}
      onRetry={() => void branch.load()}
      branches={branch.partners.value ?? []}
      currentBranch={branch.current?.id ?? null}
    />
  );
});

/** Whether the areas of the current branch are known, even if they are being refetched. */
function areasState({ partners, customisations }: BranchStore): MenuState {
  if (customisations.value) return 'ready';
  const isFailed = [partners, customisations].some(({ state }) => state.status === 'error');
  if (isFailed) return 'failed';
  // A user without any branch has no areas either.
  return partners.value?.length === 0 ? 'ready' : 'loading';
}

interface StaffTopBarProps extends ShellPartProps {
  commands: CommandsStore;
}

/** The top bar, connected to session and languages. */
export const StaffTopBar = observer(function StaffTopBar(props: StaffTopBarProps) {
  const { app, staff, homePath, commands } = props;
  const { session, locale } = app;
  const intl = useIntl();
  const user = session.user.value;
  const chooseLanguage = ({ language }: { language: string }): void => {
    locale.choose(language).then(
      // If it can't be kept, it can be set in /profile, too.
      () => void keepForEmails(app, language).catch(() => undefined),
      () => showToast({ tone: 'danger', title: intl.formatMessage(languageMessages.failed) }),
    );
  };
  return (
    <ShellTopBar
      store={staff.shell}
      homePath={homePath}
      user={
        user
          ? { fullName: user.name, username: user.username, avatar: user.avatar ?? undefined }
          : null
      }
      items={userMenuItems(app, intl)}
      languages={locale.entries.map(({ code, name }) => ({ code, name }))}
      language={locale.locale}
      onLanguageChange={chooseLanguage}
      onLogOut={() => void session.signOut()}
      bell={<StaffBell staff={staff} />}
    >
      <FindButton store={commands} />
    </ShellTopBar>
  );
});

/** Its code is loaded once a language is chosen. */
async function keepForEmails(app: App, language: string): Promise<void> {
  const { keepLanguage } = await import('./keepLanguage.ts');
  await keepLanguage(app, language);
}
