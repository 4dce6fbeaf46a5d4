import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu } from '../menu/Menu.tsx';
import type { MenuItem, MenuPoint } from '../menu/menu.types.ts';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useSlotStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { listRowRecipe } from './ListRow.recipe.ts';

export interface ListRowProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the row leads; the whole row is the target. */
  href?: string;
  /** A checkbox, above the row's own target. */
  check?: ReactNode;
  /** Picture or avatar. */
  leading?: ReactNode;
  /** Badges, dates, prices: at the end of the line, below the title on phones. */
  meta?: ReactNode;
  /** Opened by the button at the end, and by the second mouse button anywhere on the row. */
  menu?: readonly MenuItem[];
  /** Names the menu. @default 'More actions' */
  menuLabel?: string;
  /** @default false */
  selected?: boolean;
}

/** One line of a list: picture, two lines of text, what there is to know, what can be done. */
export function ListRow(props: ListRowProps) {
  const { title, subtitle, href, check, leading, meta, menu, menuLabel, selected } = props;
  const { Link } = useNavigation();
  const styles = useSlotStyles(listRowRecipe);
  const [point, setPoint] = useState<MenuPoint | null>(null);
  const openAtPointer = (event: MouseEvent): void => {
    event.preventDefault();
    setPoint({ x: event.clientX, y: event.clientY });
  };
  return (
    <div
      className={styles.root}
      data-selected={selected || undefined}
      onContextMenu={menu?.length ? openAtPointer : undefined}
    >
      {check && <div className={styles.check}>{check}</div>}
      {leading && <div className={styles.leading}>{leading}</div>}
      <div className={styles.main}>
        <div className={styles.title}>
          {href === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link href={href} className={styles.link}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </div>
        {subtitle && (
          <div className={styles.subtitle}>
            <bdi>{subtitle}</bdi>
          </div>
        )}
      </div>
      {meta && <div className={styles.meta}>{meta}</div>}
      {menu && menu.length > 0 && (
        <div className={styles.menu}>
          <RowMenu {...{ menu, menuLabel, point }} onClose={() => setPoint(null)} />
        </div>
      )}
    </div>
  );
}

interface RowMenuProps {
  menu: readonly MenuItem[];
  menuLabel?: string;
  point: MenuPoint | null;
  onClose: () => void;
}

function RowMenu({ menu, menuLabel, point, onClose }: RowMenuProps) {
  const text = useUiText();
  const label = menuLabel ?? text.moreActions;
  return (
    <Menu
      items={menu}
      label={label}
      placement="bottom-end"
      point={point}
      onPointClose={onClose}
      trigger={(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={label} />}
    />
  );
}
