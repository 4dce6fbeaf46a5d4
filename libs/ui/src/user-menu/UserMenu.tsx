import LogOut from 'lucide-react/icons/log-out';
import { Avatar } from '../avatar/Avatar.tsx';
import { Menu } from '../menu/Menu.tsx';
import type { MenuProps } from '../menu/Menu.tsx';
import type { MenuItem } from '../menu/menu.types.ts';
import { useSlotStyles } from '../styling/useStyles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { userMenuRecipe } from './UserMenu.recipe.ts';

export interface UserMenuProps extends Pick<MenuProps, 'open' | 'onOpenChange' | 'closesOutside'> {
  fullName: string;
  username: string;
  avatar?: string;
  /** Entries above the languages, e.g. Settings, Users, Billing. */
  items?: readonly MenuItem[];
  languages?: readonly { code: string; name: string }[];
  language?: string;
  onLanguageChange?: (details: { language: string }) => void;
  /** Label of the last entry. */
  logOutLabel: string;
  onLogOut: () => void;
}

/** The signed-in user: name, user name, languages, pages for the role, and sign-out. */
export function UserMenu(props: UserMenuProps) {
  const { fullName, username, avatar, items = [], languages = [], language } = props;
  const { open, onOpenChange, closesOutside } = props;
  const styles = useSlotStyles(userMenuRecipe);
  const text = useUiText();
  const choices: MenuItem[] = languages.map(({ code, name }, index) => ({
    id: `language-${code}`,
    label: name,
    checked: code === language,
    separated: index === 0 && items.length > 0,
    onSelect: () => props.onLanguageChange?.({ language: code }),
  }));
  const logOut: MenuItem = {
    id: 'log-out',
    label: props.logOutLabel,
    icon: LogOut,
    separated: items.length + choices.length > 0,
    onSelect: props.onLogOut,
  };
  return (
    <Menu
      label={text.account}
      placement="bottom-end"
      open={open}
      onOpenChange={onOpenChange}
      closesOutside={closesOutside}
      items={[...items, ...choices, logOut]}
      header={
        <div className={styles.header}>
          <span className={styles.name}>{fullName}</span>
          <span className={styles.username}>{username}</span>
        </div>
      }
      trigger={(trigger) => (
        <button type="button" className={styles.trigger} {...trigger}>
          <Avatar name={fullName} src={avatar} tone="accent" />
          <span className={styles.said}>{`${text.account}: ${fullName}`}</span>
        </button>
      )}
    />
  );
}
