import type { StyleObject } from '@forecourt/ui/styling';
import { roomOf } from './columnRoom.ts';
import type { Shape } from './shapes.ts';
import type { Column, Table } from './table.ts';

/** The menu, after the last column. */
const rowEnd = '32px';

const masks = (shapes: readonly Shape[]): StyleObject => ({
  maskImage: shapes
    .map(({ circle }) =>
      circle
        ? 'radial-gradient(closest-side, black 96%, transparent)'
        : 'linear-gradient(black, black)',
    )
    .join(', '),
  maskSize: shapes.map(({ width, height }) => `${width} ${height}`).join(', '),
  maskPosition: shapes.map(({ at }) => at).join(', '),
});

/** The bar of each column on a row of the table. One of a column without room has no width. */
function barsOf<Id extends string>({ columns, ids }: Table<never, Id, string>): Shape[] {
  const after = [rowEnd];
  return ids.toReversed().map((id): Shape => {
    const column = columns[id];
    const { width, height = '12px' } = column.skeleton;
    const room = roomOf(id);
    const end = column.content === 'end' ? [] : [`${room} - 16px - ${width}`];
    const at = `right calc(${[...after, ...end].join(' + ')}) top 50%`;
    after.push(room);
    return { width: `min(${width}, ${room})`, height, at };
  });
}

/** The bars below the text of a card: its first column, and the one at its end. */
function barsBelow<Id extends string>({ columns, ids }: Table<never, Id, string>): Shape[] {
  const all: Column<never>[] = ids.map((id) => columns[id]);
  return all.flatMap(({ card, skeleton }) => {
    if (!card || (card.order > 1 && !card.atEnd)) return [];
    const at = `${card.atEnd ? 'right' : 'left'} 16px bottom 13px`;
    return [{ width: card.skeleton ?? skeleton.width, height: '14px', at }];
  });
}

/**
 * A row's skeleton, drawn by a single element: a first load shows ten of them briefly, which must
 * be much cheaper than ten rows.
 */
export function rowSkeleton<Id extends string>(table: Table<never, Id, string>): StyleObject {
  const { skeleton } = table.main;
  return {
    position: 'relative',
    height: 'var(--row-height, 56px)',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line.default',
    backgroundColor: 'bg.surface',
    _before: {
      content: '""',
      position: 'absolute',
      // Drawn on 56 px, in the middle of a row of another height.
      insetBlock: 'calc((var(--row-height, 56px) - 56px) / 2)',
      insetInline: 'var(--row-start) var(--row-end)',
      maskRepeat: 'no-repeat',
      ...masks([...skeleton.table, ...barsOf(table)]),
      transform: 'scaleX(var(--fc-direction, 1))',
      backgroundColor: 'bg.muted',
      backgroundImage:
        'linear-gradient(100deg, transparent 40%, var(--fc-colors-bg-hover) 50%, transparent 60%)',
      backgroundSize: '200% 100%',
      animationName: 'shimmer',
      animationDuration: '1400ms !important',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
    },
    _cards: {
      height: '108px',
      width: 'calc(100cqi - 2 * var(--page-gutter))',
      marginInlineStart: 'var(--page-gutter)',
      marginBlockStart: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      _before: { insetBlock: 0, insetInline: 0, ...masks([...skeleton.card, ...barsBelow(table)]) },
    },
  };
}
