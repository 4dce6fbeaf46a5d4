import type { InsightsSelling } from '@forecourt/contract';
import { ENDINGS, type SellingRows } from './selling.ts';

export function presentSelling({
  auctions,
  sales,
  dealers,
  endings,
}: SellingRows): InsightsSelling {
  const isOf = (before: boolean) => (row: { is_before: boolean }) => row.is_before === before;
  const figures = (before: boolean): InsightsSelling['now'] => {
    const held = auctions.find(isOf(before));
    const sold = sales.find(isOf(before));
    return {
      auctions: held?.auctions ?? 0,
      without_bids: held?.without_bids ?? 0,
      median_bids: held?.median_bids ?? null,
      median_of_expected: held?.median_of_expected ?? null,
      sold: sold?.sold ?? 0,
      median_seconds_to_sold: sold?.median_seconds_to_sold ?? null,
    };
  };
  const counted = (reason: string, before: boolean) =>
    endings.filter(isOf(before)).find((one) => one.reason === reason)?.count ?? 0;
  return {
    now: figures(false),
    before: figures(true),
    dealers,
    endings: ENDINGS.map((reason) => ({
      reason,
      count: counted(reason, false),
      count_before: counted(reason, true),
    })),
  };
}
