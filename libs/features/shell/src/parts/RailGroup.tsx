import { Icon } from '@forecourt/ui/icon';
import { Menu } from '@forecourt/ui/menu';
import { useSlotStyles } from '@forecourt/ui/styling';
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
  const styles = useSlotStyles(mainMenuRecipe);
  const name = intl.formatMessage(label);
  const unread = links.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <li>
      <Menu
        label={name}
        header={name}
        placement="right-start"
        items={links.map((link) => ({
          id: link.path,
          label: intl.formatMessage(link.label),
          href: link.path,
          count: link.count || undefined,
          checked: isBelow(currentPath, link.path),
        }))}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={styles.head}
            data-current={isBelow(currentPath, path) || undefined}
            title={name}
          >
            <Icon icon={icon} size={20} />
            <span className={styles.label}>{name}</span>
            {unread > 0 && <span className={styles.unread}>{unread}</span>}
          </button>
        )}
      />
    </li>
  );
}
