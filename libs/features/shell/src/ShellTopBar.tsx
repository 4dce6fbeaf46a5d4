import { IconButton } from '@forecourt/ui/icon-button';
import type { MenuItem } from '@forecourt/ui/menu';
import { useSlotStyles } from '@forecourt/ui/styling';
import { UserMenu } from '@forecourt/ui/user-menu';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { mainMenuId } from './AppShell.tsx';
import { messages } from './messages.ts';
import { Logo } from './parts/Logo.tsx';
import type { ShellStore } from './ShellStore.ts';
import { useIsSmall } from './useIsSmall.ts';
import { topBarRecipe } from './ShellTopBar.recipe.ts';

export interface ShellTopBarProps {
  store: ShellStore;
  homePath: string;
  /** The signed-in user; null while unknown. */
  user: { fullName: string; username: string; avatar?: string } | null;
  /** Pages by role: settings, users, billing. */
  items?: readonly MenuItem[];
  languages?: readonly { code: string; name: string }[];
  language?: string;
  onLanguageChange?: (details: { language: string }) => void;
  onLogOut: () => void;
  /** Next to the user menu, such as a search. */
  children?: ReactNode;
}

/** The top bar: the main menu's button on small screens, and the user menu. */
export const ShellTopBar = observer(function ShellTopBar(props: ShellTopBarProps) {
  const { store, homePath, user, items, languages, language, onLanguageChange, onLogOut } = props;
  const intl = useIntl();
  const styles = useSlotStyles(topBarRecipe);
  const isSmall = useIsSmall();
  const open = store.mainMenuOpen;
  return (
    <>
      {isSmall && (
        <div className={styles.small}>
          <IconButton
            icon={open ? X : MenuIcon}
            label={intl.formatMessage(open ? messages.closeMenu : messages.openMenu)}
            aria-expanded={open}
            aria-controls={mainMenuId}
            onClick={() => store.showMainMenu(!open)}
          />
          <Logo homePath={homePath} />
        </div>
      )}
      <div className={styles.extra}>{props.children}</div>
      {user && (
        <UserMenu
          {...user}
          items={items}
          languages={languages}
          language={language}
          onLanguageChange={onLanguageChange}
          onLogOut={onLogOut}
          open={store.userMenuOpen}
          onOpenChange={({ open }) => store.showUserMenu(open)}
          closesOutside={store.closesOutside}
          logOutLabel={intl.formatMessage(messages.logOut)}
        />
      )}
    </>
  );
});
