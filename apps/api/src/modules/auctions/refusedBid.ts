import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { audit } from './audit.ts';
import type { Bidding } from './dealerLink.ts';
import { findStanding, lockTradeIn } from './queries.ts';

/** What is recorded of a bid that was not taken. */
export interface RefusedBid {
  cents: number;
  callId: string;
}

/** Refusals that are a judgement of the bid; the others are of the call. */
const JUDGEMENTS = new Set(['OFFER_TOO_LOW', 'AUCTION_ENDED']);

/**
 * Adds a refused bid to the record of its trade-in, with the code it was refused with. In a
 * transaction of its own: the one that judged it left nothing behind.
 */
export async function recordRefusal(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { bidder, tradeInId }: Bidding,
  { cents, callId }: RefusedBid,
  refusal: unknown,
): Promise<void> {
  if (!(refusal instanceof Problem) || !JUDGEMENTS.has(refusal.code)) return;
  await db.scoped([bidder.partner_id], async (tx) => {
    const tradeIn = await lockTradeIn(tx, tradeInId);
    const standing = await findStanding(tx, bidder.auction_id);
    if (!tradeIn || !standing) return;
    const { auction, best } = standing;
    await audit(tx, tradeIn, 'BID_REFUSED', {
      ...{ actor: { kind: 'DEALER', id: bidder.dealer_id }, at: clock.now(), callId },
      ...{ cents, currency: auction.currency_code, auctionId: auction.id },
      before: best ? String(best.value_cents) : null,
      after: refusal.code,
    });
  });
}
