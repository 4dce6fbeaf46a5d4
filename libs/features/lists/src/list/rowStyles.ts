import type { StyleObject } from '@forecourt/ui/styling';
import { giveRoom, hidePicture, room, roomOf, tightPicture, whileLeft } from './columnRoom.ts';
import { rowSkeleton } from './rowSkeleton.ts';
import { pictureGap } from './shapes.ts';
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
  // Of the badge, or of what is around it: words that are longer than the column, as in some
  // languages, take a second line.
  '&&, & > span': { whiteSpace: 'normal', textWrap: 'balance', borderRadius: 'lg' },
  '&&': { maxWidth: 'calc(100% - 16px)' },
} as const;

/** Rows begin and end where the title does, whatever the width of the scroll bar beside them. */
const inset = {
  '--row-start': 'var(--page-gutter)',
  '--row-end': 'calc(var(--page-gutter) - 100cqi + 100%)',
} as const;

const row: StyleObject = {
  ...inset,
  // In narrow lists each item is a card of its own.
  _cards: {
    '--row-start': '16px',
    '--row-end': '16px',
    width: 'calc(100cqi - 2 * var(--page-gutter))',
    marginInlineStart: 'var(--page-gutter)',
    marginBlockStart: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.default',
    borderRadius: 'lg',
  },
};

/** As wide as the rows, which have a scroll bar beside them. */
const headFrame: StyleObject = {
  flexShrink: 0,
  overflowY: 'hidden',
  scrollbarGutter: 'stable',
  scrollbarWidth: 'thin',
  _cards: { display: 'none' },
};

const head: StyleObject = {
  ...inset,
  display: 'grid',
  gridTemplateColumns: 'auto var(--row-picture) minmax(0, 1fr) var(--row-columns) 32px',
  alignItems: 'center',
  height: '32px',
  // All of its box is hit by a finger.
  _coarse: { height: '44px' },
  paddingInline: 'var(--row-start) var(--row-end)',
  boxShadow: 'inset 0 -1px 0 var(--fc-colors-line-default)',
  color: 'fg.muted',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
  // Its box is drawn 3 px inside of it, or 13 px where it is to be hit by a finger.
  '& > input': {
    gridColumn: 1,
    marginInlineStart: '-3px',
    marginInlineEnd: '4',
    _coarse: { marginInlineStart: '-13px', marginInlineEnd: '1.5' },
  },
  '& > span': { gridRow: 1, fontSize: 'inherit' },
};

/** While a person has hidden a column: `ListFrame` names those that are. */
const whileHidden = (id: string, styles: StyleObject): StyleObject =>
  ({ [`[data-hidden~="${id}"] &`]: styles }) as Record<`${string} &`, StyleObject>;

/** The style of a column's cells, and of its header. */
function cellStyle<Id extends string>(table: Table<never, Id, string>, id: Id): StyleObject {
  const { content, card }: Column<never> = table.columns[id];
  const start = card?.atEnd ? 'auto' : content === 'badge' ? '0' : undefined;
  return {
    ...(content === 'badge' ? badge : cell),
    gridColumn: id,
    ...(content === 'end' && { textAlign: 'end', paddingInlineStart: '2' }),
    ...whileLeft(table, id, { display: 'none' }),
    ...whileHidden(id, { display: 'none' }),
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
  'row' | 'headFrame' | 'head' | 'headMain' | 'skeleton' | Id | Slot;

/** The slots of a list's rows: row, header, skeleton, each column and each optional one's room. */
export function rowSlots<Id extends string, Slot extends string>({
  ids,
  columns,
}: Table<never, Id, Slot>): Slots<Id, Slot>[] {
  const rooms = ids.flatMap((id) => columns[id].optional ?? []);
  return ['row', 'headFrame', 'head', 'headMain', 'skeleton', ...ids, ...rooms];
}

/** Their styles. */
export function rowStyles<Id extends string, Slot extends string>(
  table: Table<never, Id, Slot>,
): Record<Slots<Id, Slot>, StyleObject> {
  const { main, columns, ids } = table;
  const template = ids.map((id) => `[${id}] ${roomOf(id)}`).join(' ');
  const always = ids.filter((id) => !columns[id].optional);
  // Where an optional column is not shown, the others have its share.
  const rooms = always.map((id) => giveRoom(table, id, always));
  const hidden = ids.map((id) => whileHidden(id, room(id, '0px')));
  const shared = {
    '--row-picture': `${main.picture}px`,
    '--row-columns': template,
    ...merged([...rooms, ...hidden, tightPicture(table)]),
  };
  const cells = ids.map((id) => [id, cellStyle(table, id)] as const);
  const withOptional = ids.map((id) => {
    const { optional, grow } = columns[id];
    const changed = grow ? [id, ...always.filter((one) => columns[one].grow)] : [id];
    return [optional, merged(changed.map((one) => giveRoom(table, one)))] as const;
  });
  return Object.fromEntries([
    ['row', merged([{ ...row, ...shared }, hidePicture(table)])],
    ['headFrame', headFrame],
    ['head', { ...head, ...shared }],
    ['headMain', { gridColumn: 3, minWidth: 0, marginInlineStart: pictureGap }],
    ['skeleton', { ...inset, ...rowSkeleton(table), ...shared }],
    ...cells,
    ...withOptional.filter(([slot]) => slot),
  ]) as Record<Slots<Id, Slot>, StyleObject>;
}
