import type { InsightsSelling } from '@forecourt/contract';
import { type FigureLine, linesOf } from './figureCsv.ts';

/** What is told of auctions and sales, in this order. */
export const sellingFigures = [
  'auctions',
  'without_bids',
  'median_bids',
  'median_of_expected',
  'sold',
  'median_seconds_to_sold',
] as const satisfies readonly (keyof InsightsSelling['now'])[];

/** The lines of the file: all figures, why offers came to nothing, and each dealer's. */
export function sellingLines({ now, before, dealers, endings }: InsightsSelling): FigureLine[] {
  return [
    ...sellingFigures.map((figure) => ({
      figure,
      value: now[figure],
      before: before[figure],
    })),
    ...endings.map(({ reason, count, count_before: past }) => ({
      figure: reason,
      value: count,
      before: past,
    })),
    ...dealers.flatMap((dealer) =>
      linesOf(dealer, ['invited', 'opened', 'bid', 'won'], dealer.name),
    ),
  ];
}
