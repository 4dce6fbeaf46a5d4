import { Fragment } from 'react';
import { MenuItem as Item, MenuSeparator as Separator } from './Menu.tsx';
import type { MenuItem } from './menu.types.ts';

interface MenuItemsProps {
  /** A function is called when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
}

/** The items of a part of the kit that takes them as data. */
export function MenuItems({ items }: MenuItemsProps) {
  const list = typeof items === 'function' ? items() : items;
  return list.map(({ id, label, separated, ...item }) => (
    <Fragment key={id}>
      {separated && <Separator />}
      <Item {...item} value={id}>
        {label}
      </Item>
    </Fragment>
  ));
}
