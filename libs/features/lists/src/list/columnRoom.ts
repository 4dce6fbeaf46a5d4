import type { StyleObject } from '@forecourt/ui/styling';
import type { Column } from './table.ts';

type Sized = Pick<Column<never>, 'width' | 'optional' | 'worth'>;

const room = (id: string, width: string) => ({ [`--row-${id}`]: width }) as unknown as StyleObject;

/** The width of a column, in CSS; an optional one has none in rows without it. */
export const roomOf = (id: string, { width, optional }: Sized): string =>
  optional ? `var(--row-${id}, 0px)` : width;

/** Gives an optional column its room, unless it leaves narrow lists. */
export const giveRoom = (id: string, { width, worth }: Sized): StyleObject => ({
  ...room(id, width),
  ...(worth === 0 && { _narrow: room(id, '0px') }),
});
