import { createElement, Fragment, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { Table } from './table.ts';

/** Content of each column; functions instead of components, because long lists have many. */
export type Cells<Item, Id extends string, Styles> = Record<
  Id,
  (item: Item, styles: Styles, intl: IntlShape) => ReactNode
>;

/** Whether a list that chose these optional columns shows a column. */
export function isShown<Id extends string>(
  { columns }: Pick<Table<never, Id, string>, 'columns'>,
  chosen: readonly string[],
  id: Id,
): boolean {
  return !columns[id].optional || chosen.includes(id);
}

/** The cells of a row. */
export function renderCells<Item, Id extends string, Slot extends string, Styles>(
  table: Table<Item, Id, Slot>,
  chosen: readonly Id[],
  cells: Cells<Item, Id, Styles>,
  [item, styles, intl]: [item: Item, styles: Styles, intl: IntlShape],
): ReactNode {
  const shown: ReactNode[] = [];
  for (const id of table.ids) {
    if (isShown(table, chosen, id)) shown.push(cells[id](item, styles, intl));
  }
  return createElement(Fragment, null, ...shown);
}

/** The class of a row, its header or its skeleton, with room for the optional columns. */
export function withRoom<Item, Id extends string, Slot extends string>(
  { columns }: Table<Item, Id, Slot>,
  chosen: readonly Id[],
  styles: Record<Slot, string>,
  name: string,
): string {
  let names = name;
  for (const id of chosen) {
    const { optional } = columns[id];
    if (optional) names += ` ${styles[optional]}`;
  }
  return names;
}
