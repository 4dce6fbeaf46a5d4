import type { Row } from '../../../db/schema.ts';
import type { AuctionFacts } from '../../../domain/auctionRules.ts';
import type { AuctionState } from './queries.ts';

/** The rules' facts about an auction, with its best bid if needed. */
export function factsOf(
  row: Row<'auctions'>,
  best: Pick<Row<'bids'>, 'expires_at' | 'value_cents'> | null = null,
): AuctionFacts {
  const { status, end_time, reserve_cents, validity_days } = row;
  return {
    status,
    endTime: end_time,
    validityDays: validity_days,
    reserve: reserve_cents,
    best: best?.value_cents ?? null,
    holdsUntil: row.holds_until ?? best?.expires_at ?? null,
  };
}

/** Ends without a winner, though there may have been a best bid. */
const WITHOUT_WINNER: ReadonlySet<Row<'auctions'>['status']> = new Set([
  'RUNNING',
  'CANCELLED',
  'RESERVE_NOT_MET',
  'FELL_THROUGH',
]);

/**
 * The dealer whose offer the owner got or accepted: the best one, until it withdrew and another had a
 * second chance. Null while it runs, without offers, and once it came to nothing.
 */
export function winnerOf(
  { auction, best }: Pick<AuctionState, 'auction'> & { best: { dealer_id: string } | null },
  status: Row<'auctions'>['status'],
): string | null {
  if (WITHOUT_WINNER.has(status)) return null;
  return auction.winner_dealer_id ?? best?.dealer_id ?? null;
}

/** The end as planned at the start. */
export function plannedEnd({ original_end_time, end_time }: Row<'auctions'>): Date {
  return original_end_time ?? end_time;
}
