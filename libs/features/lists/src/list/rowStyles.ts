import type { StyleObject } from '@forecourt/ui/styling';
import { giveRoom, roomOf, whileLeft } from './columnRoom.ts';
import { rowSkeleton } from './rowSkeleton.ts';
import type { Column, Table } from './table.ts';

/** A column of the table: next to the row's text; on cards below it, one after another. */
const cell = {
  gridRow: '1 / 3',
  alignSelf: 'center',
  boxSizing: 'border-box',
  minWidth: 0,
  paddingInlineStart: '4',
  color: 'fg.muted',
  fontSize: 'sm',
  truncate: true,
} as const;

const badge = {
  gridRow: '1 / 3',
  alignSelf: 'center',
  justifySelf: 'start',
  marginInlineStart: '4',
} as const;

const row: StyleObject = {
  // In narrow lists each item is a card of its own.
  _cards: {
    marginInline: '3',
    marginBlockStart: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.default',
    borderRadius: 'lg',
  },
};

const head: StyleObject = {
  display: 'grid',
  gridTemplateColumns: 'auto var(--row-picture) minmax(0, 1fr) var(--row-columns) 32px',
  alignItems: 'center',
  flexShrink: 0,
  height: '32px',
  paddingInline: '4',
  position: 'relative',
  overflowY: 'hidden',
  // As wide as the rows, which have a scroll bar beside them; so is the line.
  scrollbarGutter: 'stable',
  scrollbarWidth: 'thin',
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '1px',
    backgroundColor: 'line.default',
  },
  color: 'fg.muted',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
  '& > input': { gridColumn: 1, marginInlineStart: '1', marginInlineEnd: '4' },
  '& > span': { gridRow: 1, fontSize: 'inherit' },
  _cards: { display: 'none' },
};

/** The style of a column's cells, and of its header. */
function cellStyle<Id extends string>(table: Table<never, Id, string>, id: Id): StyleObject {
  const { content, card }: Column<never> = table.columns[id];
  const start = card?.atEnd ? 'auto' : content === 'badge' ? '0' : undefined;
  return {
    ...(content === 'badge' ? badge : cell),
    gridColumn: id,
    ...(content === 'end' && { textAlign: 'end' }),
    ...whileLeft(table, id, { display: 'none' }),
    _cards: card
      ? {
          order: card.order,
          ...(content !== 'badge' && { paddingInlineStart: '0' }),
          ...(content === 'end' && { textAlign: 'start' }),
          ...(start && { marginInlineStart: start }),
          ...card.style,
        }
      : { display: 'none' },
  };
}

/** Styles in one; two columns may leave at the same width. */
function merged(all: readonly StyleObject[]): StyleObject {
  const sum: Record<string, unknown> = {};
  for (const [key, value] of all.flatMap((one) => Object.entries(one))) {
    sum[key] = typeof value === 'object' ? { ...(sum[key] as object), ...value } : value;
  }
  return sum as StyleObject;
}

type Slots<Id extends string, Slot extends string> =
  'row' | 'head' | 'headMain' | 'skeleton' | Id | Slot;

/** The slots of a list's rows: row, header, skeleton, each column and each optional one's room. */
export function rowSlots<Id extends string, Slot extends string>({
  ids,
  columns,
}: Table<never, Id, Slot>): Slots<Id, Slot>[] {
  const rooms = ids.flatMap((id) => columns[id].optional ?? []);
  return ['row', 'head', 'headMain', 'skeleton', ...ids, ...rooms];
}

/** Their styles. */
export function rowStyles<Id extends string, Slot extends string>(
  table: Table<never, Id, Slot>,
): Record<Slots<Id, Slot>, StyleObject> {
  const { main, columns, ids } = table;
  const template = ids.map((id) => `[${id}] ${roomOf(id)}`).join(' ');
  const always = ids.filter((id) => !columns[id].optional).map((id) => giveRoom(table, id));
  const shared = {
    '--row-picture': `${main.picture}px`,
    '--row-columns': template,
    ...merged(always),
  };
  const cells = ids.map((id) => [id, cellStyle(table, id)] as const);
  const rooms = ids.map((id) => [columns[id].optional, giveRoom(table, id)] as const);
  return Object.fromEntries([
    ['row', { ...row, ...shared }],
    ['head', { ...head, ...shared }],
    ['headMain', { gridColumn: 3, minWidth: 0, marginInlineStart: '3' }],
    ['skeleton', { ...rowSkeleton(table), ...shared }],
    ...cells,
    ...rooms.filter(([slot]) => slot),
  ]) as Record<Slots<Id, Slot>, StyleObject>;
}
