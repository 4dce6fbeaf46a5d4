/** A bar or a circle in place of a row's content. All in CSS lengths. */
export interface Shape {
  width: string;
  height: string;
  /** Its position in the row, as a `mask-position`. */
  at: string;
  circle?: boolean;
}

const masks = (shapes: readonly Shape[]) =>
  ({
    maskImage: shapes
      .map(({ circle }) =>
        circle
          ? 'radial-gradient(closest-side, black 96%, transparent)'
          : 'linear-gradient(black, black)',
      )
      .join(', '),
    maskSize: shapes.map(({ width, height }) => `${width} ${height}`).join(', '),
    maskPosition: shapes.map(({ at }) => at).join(', '),
  }) as const;

/**
 * A row's skeleton, drawn by a single element: a first load shows ten of them briefly, which must
 * be much cheaper than ten rows.
 *
 * @param table on a row of 56 px
 * @param narrow the same in a narrow list
 * @param card on a card of 108 px
 */
export const rowSkeleton = (
  table: readonly Shape[],
  narrow: readonly Shape[],
  card: readonly Shape[],
) =>
  ({
    position: 'relative',
    height: '56px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'line.default',
    backgroundColor: 'bg.surface',
    _before: {
      content: '""',
      position: 'absolute',
      inset: 0,
      maskRepeat: 'no-repeat',
      ...masks(table),
      backgroundColor: 'bg.muted',
      backgroundImage:
        'linear-gradient(100deg, transparent 40%, var(--fc-colors-bg-hover) 50%, transparent 60%)',
      backgroundSize: '200% 100%',
      animationName: 'shimmer',
      animationDuration: '1400ms !important',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
    },
    _narrow: { _before: masks(narrow) },
    smDown: {
      height: '108px',
      marginInline: '3',
      marginBlockStart: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      _before: masks(card),
    },
  }) as const;

/** A line of text: the upper one, the lower one. */
export const lines = (start: string, upper: string, lower: string): Shape[] => [
  { width: upper, height: '12px', at: `${start} 13px` },
  { width: lower, height: '10px', at: `${start} 33px` },
];

/** A bar in a column, this many px from the end of the row. */
export const barAt = (end: string, width: string, height = '12px'): Shape => ({
  width,
  height,
  at: `right ${end} top 50%`,
});

/** Below the text of a card, from its start or its end. */
export const below = (side: 'left' | 'right', width: string): Shape => ({
  width,
  height: '14px',
  at: `${side} 16px bottom 13px`,
});
