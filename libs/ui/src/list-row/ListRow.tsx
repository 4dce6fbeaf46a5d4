import { useState } from 'react';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Menu } from '../menu/Menu.tsx';
import type { MenuItem, MenuPoint } from '../menu/menu.types.ts';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { listRowRecipe } from './ListRow.recipe.ts';

/** Attributes of the row's own element. */
export type RowAttributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

export interface ListRowProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the row leads; the whole row is the target. */
  href?: string;
  /** A checkbox without words, above the row's own target. */
  check?: ReactNode;
  /** Picture or avatar: one element. */
  leading?: ReactNode;
  /** Badges, dates, prices: at the end of the line, below the title on phones. */
  meta?: ReactNode;
  /** What is in `meta` stands in columns of its own, which `className` gives. @default false */
  inColumns?: boolean;
  /** May set `--row-columns`, the columns (`grid-template-columns`) between words and menu. */
  className?: string;
  /**
   * Opened by the button at the end, and by the second mouse button anywhere on the row. A function is
   * asked when it opens.
   */
  menu?: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Names the menu. @default 'More actions' */
  menuLabel?: string;
  /** @default false */
  selected?: boolean;
  /** Its place in a list, and what a press on it does. */
  attributes?: RowAttributes;
}

/** One line of a list: picture, two lines of text, what there is to know, what can be done. */
export function ListRow(props: ListRowProps) {
  const { title, subtitle, href, check, leading, meta, inColumns, selected, attributes } = props;
  const { menu, menuLabel, className } = props;
  const { Link } = useNavigation();
  const styles = useSlotStyles(listRowRecipe);
  const [point, setPoint] = useState<MenuPoint | null>(null);
  const hasMenu = typeof menu === 'function' || (menu !== undefined && menu.length > 0);
  const openAtPointer = (event: MouseEvent): void => {
    event.preventDefault();
    setPoint({ x: event.clientX, y: event.clientY });
  };
  const beside = leading ? styles.beside : undefined;
  const titleClass = cx(subtitle ? styles.title : styles.alone, beside);
  return (
    <div
      {...(attributes as HTMLAttributes<HTMLDivElement>)}
      className={cx(styles.root, className)}
      data-selected={selected || undefined}
      onContextMenu={hasMenu ? openAtPointer : undefined}
    >
      {check}
      {leading}
      {href === undefined ? (
        <div className={titleClass} dir="auto">
          {title}
        </div>
      ) : (
        <Link href={href} className={cx(titleClass, styles.link)} dir="auto">
          {title}
        </Link>
      )}
      {subtitle && (
        <span className={cx(styles.subtitle, beside)} dir="auto">
          {subtitle}
        </span>
      )}
      {inColumns ? meta : meta && <div className={styles.meta}>{meta}</div>}
      {hasMenu && (
        <RowMenu
          menu={menu}
          menuLabel={menuLabel}
          point={point}
          className={styles.menu}
          onClose={() => setPoint(null)}
        />
      )}
    </div>
  );
}

interface RowMenuProps extends Pick<ListRowProps, 'menu' | 'menuLabel'> {
  className: string;
  point: MenuPoint | null;
  onClose: () => void;
}

function RowMenu({ menu = [], menuLabel, className, point, onClose }: RowMenuProps) {
  const text = useUiText();
  const label = menuLabel ?? text.moreActions;
  return (
    <Menu
      items={menu}
      label={label}
      placement="bottom-end"
      point={point}
      onPointClose={onClose}
      trigger={(trigger) => (
        <button {...trigger} type="button" aria-label={label} title={label} className={className} />
      )}
    />
  );
}
