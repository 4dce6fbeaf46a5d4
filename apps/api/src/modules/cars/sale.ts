import type { CarSale } from '@forecourt/contract';
import { auctionStatusAt, offerExpiry } from '../../domain/auctionRules.ts';
import { amount } from '../../domain/money.ts';
import type { CarRow } from './queries.ts';

type SaleRow = Pick<
  CarRow,
  | 'sold_at'
  | 'offer_accepted'
  | 'offer_value_cents'
  | 'offer_currency'
  | 'offer_expires_at'
  | 'auction_status'
  | 'auction_end'
  | 'auction_currency'
  | 'validity_days'
  | 'holds_until'
  | 'reserve_cents'
  | 'bids'
  | 'best_cents'
  | 'best_expires_at'
  | 'currency'
>;

/** How far the sale of a car is at a moment; null where nothing was offered and no auction was run. */
export function presentSale(row: SaleRow, now: Date): CarSale | null {
  const bids = Number(row.bids ?? 0);
  const offer = (state: CarSale['state'], until: Date | null = null): CarSale => ({
    state,
    value: amount(row.offer_value_cents),
    currency_code: row.offer_currency ?? row.currency,
    bids,
    until: until?.toISOString() ?? null,
  });
  const auction = auctionOf(row, bids, now);
  const bid = (state: CarSale['state'], until: Date | null = null): CarSale => ({
    ...offer(state, until),
    value: amount(row.best_cents),
    currency_code: row.auction_currency ?? row.currency,
  });
  if (row.sold_at) return offer('SOLD');
  if (row.offer_accepted !== null) return offer(row.offer_accepted ? 'ACCEPTED' : 'DECLINED');
  if (auction?.status === 'RUNNING') return bid('AUCTION', row.auction_end);
  // An auction begins by taking back what was offered before: an offer is always the later one.
  if (row.offer_value_cents !== null) {
    const { offer_expires_at: until } = row;
    return until && until <= now ? offer('EXPIRED') : offer('OFFERED', until);
  }
  const status = auction?.status;
  switch (status) {
    case 'AWAITING_OWNER':
      return bid('OFFERED', auction?.expiry);
    case 'NO_OFFERS':
    case 'RESERVE_NOT_MET':
    case 'FELL_THROUGH':
    case 'EXPIRED':
    case 'ACCEPTED':
    case 'DECLINED':
      return bid(status);
    default:
      return null;
  }
}

/** The latest auction at a moment, and until when its best bid holds. */
function auctionOf(row: SaleRow, bids: number, now: Date) {
  const { auction_status: status, auction_end: endTime, validity_days: validityDays } = row;
  if (status === null || endTime === null || validityDays === null) return null;
  const facts = {
    status,
    endTime,
    validityDays,
    reserve: row.reserve_cents,
    best: row.best_cents,
    holdsUntil: row.holds_until ?? row.best_expires_at,
  };
  return { status: auctionStatusAt(facts, bids, now), expiry: offerExpiry(facts) };
}
