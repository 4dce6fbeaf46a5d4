import type { StyleObject } from '@forecourt/ui/styling';
import { CHECK_PX, PICTURE_GAP_PX } from './shapes.ts';
import type { Table } from './table.ts';

/** What a row's text keeps at least, in px: a column that would take from it leaves. */
const SUBJECT_PX = 160;
/** Padding, checkbox and menu of a row, in px. */
const AROUND_PX = 48 + CHECK_PX + 32;
/** Below this width of a list its rows are cards, in px: see `_cards`. */
export const CARDS_BELOW_PX = 700;

type AnyTable<Id extends string> = Pick<Table<never, Id, string>, 'main' | 'columns' | 'ids'>;

const least = ({ columns, ids }: AnyTable<string>, worth: number): number =>
  ids
    .map((id) => columns[id]!)
    .filter((one) => one.worth >= worth)
    .reduce((sum, { width, tight = width }) => sum + tight, 0);

/** What a row has beside its columns at least, in px. */
const besides = ({ main }: AnyTable<string>, picture = main.picture): number =>
  AROUND_PX + (picture && picture + PICTURE_GAP_PX) + (main.text ?? SUBJECT_PX);

/** The column that leaves first. */
const leastWorth = <Id extends string>({ columns, ids }: AnyTable<Id>): Id =>
  ids.reduce((one, other) => (columns[other].worth < columns[one].worth ? other : one));

/** The least width of a list that shows a column, in px, with those of the same worth or more. */
export function showsFrom<Id extends string>(table: AnyTable<Id>, id: Id): number {
  const { columns, main } = table;
  const { worth } = columns[id];
  const isWhole = worth === columns[leastWorth(table)].worth;
  return besides(table, isWhole ? main.picture : main.tight) + least(table, worth);
}

/** What a column does while there is no room for it; nothing if no table is so narrow. */
export function whileLeft<Id extends string>(
  table: AnyTable<Id>,
  id: Id,
  styles: StyleObject,
): StyleObject {
  const from = showsFrom(table, id);
  if (from <= CARDS_BELOW_PX) return {};
  const narrow: `@${string}` = `@container list (${CARDS_BELOW_PX}px <= width < ${from}px)`;
  return { [narrow]: styles } as Record<`@${string}`, StyleObject>;
}

/** The picture of a list that is too narrow for some column. */
export function tightPicture<Id extends string>(table: AnyTable<Id>): StyleObject {
  const { tight } = table.main;
  if (tight === undefined) return {};
  return whileLeft(table, leastWorth(table), room('picture', `${tight}px`));
}

/** Hides it on a row where it has no room. */
export function hidePicture<Id extends string>(table: AnyTable<Id>): StyleObject {
  if (table.main.tight !== 0) return {};
  const picture = '& > :not(input, [dir], [dir] ~ *)';
  return whileLeft(table, leastWorth(table), { [picture]: { display: 'none' } });
}

/** The width of a column in a row, in CSS: none while there is no room, nor in rows without it. */
export const roomOf = (id: string): string => `var(--row-${id}, 0px)`;

/** Sets the width of a column in a row, in CSS. */
export const room = (id: string, width: string): StyleObject =>
  ({ [`--row-${id}`]: width }) as Record<`--${string}`, string>;

/** What is left of a list beside the text and the columns of fixed width, in CSS. */
function left<Id extends string>(table: AnyTable<Id>): string {
  const fixed = table.ids.filter((id) => !table.columns[id].grow);
  const taken = `${besides(table)}px`;
  return `(100cqi - ${[taken, ...fixed.map(roomOf)].join(' - ')})`;
}

/** Gives a column its room: of what is left over its share, when these share it. */
export function giveRoom<Id extends string>(
  table: AnyTable<Id>,
  id: Id,
  sharing: readonly Id[] = table.ids,
): StyleObject {
  const { width: own, tight = own, grow } = table.columns[id];
  const width = sharing === table.ids ? tight : own;
  const shareOf = (one: Id): number => table.columns[one].grow?.share ?? 0;
  const others = table.ids.filter((one) => !sharing.includes(one));
  const all = 1 - others.reduce((sum, one) => sum + shareOf(one), 0);
  const size = grow
    ? `clamp(${width}px, ${left(table)} * ${+(grow.share / all).toFixed(3)}, ${grow.max}px)`
    : `${width}px`;
  return { ...room(id, size), ...whileLeft(table, id, room(id, '0px')) };
}
