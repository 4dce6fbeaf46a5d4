import { IconButton } from '@forecourt/ui/icon-button';
import type { MenuItem } from '@forecourt/ui/menu';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { UserMenu } from '@forecourt/ui/user-menu';
import MenuIcon from 'lucide-react/icons/menu';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { mainMenuId } from './AppShell.tsx';
import { messages } from './messages.ts';
import { Logo } from './parts/Logo.tsx';
import type { ShellStore } from './ShellStore.ts';
import { topBarRecipe } from './ShellTopBar.recipe.ts';
import { useMenuShape } from './useMenuShape.ts';

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
  /** After the menu's button, such as a search. */
  children?: ReactNode;
  /** Before the user menu; its room is kept while it loads. */
  bell?: ReactNode;
}

/** The top bar: the main menu's button, and the user menu. */
export const ShellTopBar = observer(function ShellTopBar(props: ShellTopBarProps) {
  const { store, homePath, user, items, languages, language, onLanguageChange, onLogOut } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(topBarRecipe);
  const { shape, toggle } = useMenuShape(store);
  const open = store.mainMenuOpen;
  return (
    <>
      {shape === 'drawer' && (
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
      {toggle && (
        <IconButton
          icon={shape === 'full' ? PanelLeftClose : PanelLeftOpen}
          label={intl.formatMessage(shape === 'full' ? messages.narrowMenu : messages.widenMenu)}
          aria-controls={mainMenuId}
          onClick={toggle}
        />
      )}
      <div className={styles.extra}>{props.children}</div>
      {props.bell && <div className={styles.bell}>{props.bell}</div>}
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
