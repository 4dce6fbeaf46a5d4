import LogOut from 'lucide-react/icons/log-out';
import { Avatar } from '../avatar/Avatar.tsx';
import { Menu, type MenuItem, type MenuRootProps } from '../menu/index.ts';
import { MenuItems } from '../menu/MenuItems.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { userMenuRecipe } from './UserMenu.recipe.ts';

export interface UserMenuProps extends Pick<
  MenuRootProps,
  'open' | 'onOpenChange' | 'closesOutside'
> {
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
  const styles = useSlotRecipe(userMenuRecipe);
  const text = useUiText();
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      open={open}
      onOpenChange={onOpenChange}
      closesOutside={closesOutside}
    >
      <Menu.Trigger className={styles.trigger}>
        <Avatar name={fullName} src={avatar} tone="accent" />
        <span className={styles.said}>{`${text.account}: ${fullName}`}</span>
      </Menu.Trigger>
      <Menu.Content aria-label={text.account}>
        <Menu.ItemGroup>
          <Menu.ItemGroupLabel>
            <span className={styles.header}>
              <span className={styles.name}>{fullName}</span>
              <span className={styles.username}>{username}</span>
            </span>
          </Menu.ItemGroupLabel>
          <MenuItems items={items} />
        </Menu.ItemGroup>
        {items.length > 0 && languages.length > 0 && <Menu.Separator />}
        {languages.map(({ code, name }) => (
          <Menu.Item
            key={code}
            value={`language-${code}`}
            checked={code === language}
            onSelect={() => props.onLanguageChange?.({ language: code })}
          >
            {name}
          </Menu.Item>
        ))}
        {items.length + languages.length > 0 && <Menu.Separator />}
        <Menu.Item value="log-out" icon={LogOut} onSelect={props.onLogOut}>
          {props.logOutLabel}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
