import { Icon } from '@forecourt/ui/icon';
import { Menu } from '@forecourt/ui/menu';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { isBelow, type MenuGroup } from '../menu.ts';
import { mainMenuRecipe } from './MainMenu.recipe.ts';

interface RailGroupProps {
  group: MenuGroup;
  currentPath: string;
}

/** A group on the rail: its icon opens a menu of its pages beside it. */
export function RailGroup({ group, currentPath }: RailGroupProps) {
  const { label, icon, links, path } = group;
  const intl = useIntl();
  const styles = useSlotRecipe(mainMenuRecipe);
  const name = intl.formatMessage(label);
  const unread = links.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <li>
      <Menu.Root positioning={{ placement: 'right-start' }}>
        <Menu.Trigger
          className={styles.head}
          data-current={isBelow(currentPath, path) || undefined}
          title={name}
        >
          <Icon icon={icon} size={20} />
          <span className={styles.label}>{name}</span>
          {unread > 0 && <span className={styles.unread}>{unread}</span>}
        </Menu.Trigger>
        <Menu.Content aria-label={name}>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>{name}</Menu.ItemGroupLabel>
            {links.map((link) => (
              <Menu.Item
                key={link.path}
                value={link.path}
                href={link.path}
                count={link.count || undefined}
                checked={isBelow(currentPath, link.path)}
              >
                {intl.formatMessage(link.label)}
              </Menu.Item>
            ))}
          </Menu.ItemGroup>
        </Menu.Content>
      </Menu.Root>
    </li>
  );
}
