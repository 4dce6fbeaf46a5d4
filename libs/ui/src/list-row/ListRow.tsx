import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Menu } from '../menu/index.ts';
import type { MenuItem } from '../menu/menu.types.ts';
import { MenuItems } from '../menu/MenuItems.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { listRowRecipe } from './ListRow.recipe.ts';

/** Attributes of the row's own element. */
export type RowAttributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

export interface ListRowProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the row leads; the whole row is the link. */
  href?: string;
  /** A checkbox without a label, above the row's own link. */
  check?: ReactNode;
  /** Picture or avatar: one element. */
  leading?: ReactNode;
  /** Badges, dates, prices: at the end of the line, below the title on phones. */
  meta?: ReactNode;
  /** The content of `meta` has its own columns, set by `className`. @default false */
  inColumns?: boolean;
  /** May set `--row-columns`, the columns (`grid-template-columns`) between text and menu. */
  className?: string;
  /**
   * Opened by the button at the end, and by a right-click anywhere on the row. A function is called
   * when it opens.
   */
  menu?: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Names the menu. @default 'More actions' */
  menuLabel?: string;
  /** @default false */
  selected?: boolean;
  /** Its position in a list, and the handlers of a press. */
  attributes?: RowAttributes;
}

// The second half of a double press: the first may have been on a menu that took the row above away.
const ignoreSecond = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** One row of a list: picture, two lines of text, meta, and a menu. */
export function ListRow(props: ListRowProps) {
  const { title, subtitle, href, check, leading, meta, inColumns, selected, attributes } = props;
  const { menu = [], menuLabel, className } = props;
  const { Link } = useNavigation();
  const styles = useSlotRecipe(listRowRecipe);
  const text = useUiText();
  const label = menuLabel ?? text.moreActions;
  const hasMenu = typeof menu === 'function' || menu.length > 0;
  const titleClass = subtitle ? styles.title : styles.alone;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.ContextTrigger
        {...(attributes as HTMLAttributes<HTMLDivElement>)}
        className={cx(styles.root, className)}
        data-selected={selected || undefined}
        disabled={!hasMenu}
      >
        {check}
        {leading}
        {href === undefined ? (
          <div className={titleClass} dir="auto">
            {title}
          </div>
        ) : (
          <Link
            href={href}
            className={cx(titleClass, styles.link)}
            dir="auto"
            onClick={ignoreSecond}
          >
            {title}
          </Link>
        )}
        {subtitle && (
          <span className={styles.subtitle} dir="auto">
            {subtitle}
          </span>
        )}
        {inColumns ? meta : meta && <div className={styles.meta}>{meta}</div>}
        {hasMenu && (
          <>
            <Menu.Trigger aria-label={label} title={label} className={styles.menu} />
            <Menu.Content aria-label={label}>
              <MenuItems items={menu} />
            </Menu.Content>
          </>
        )}
      </Menu.ContextTrigger>
    </Menu.Root>
  );
}
