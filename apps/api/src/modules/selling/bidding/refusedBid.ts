import { sql } from 'kysely';
import { Problem } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../audit.ts';
import type { Bidding } from '../dealers/dealerLink.ts';
import { findAuctionState, lockTradeIn } from '../auctions/queries.ts';

/** The facts to record about a refused bid. */
export interface RefusedBid {
  cents: number;
  callId: string;
}

/** Refusals of the bid itself; other codes refuse the call. */
const JUDGEMENTS = new Set(['OFFER_TOO_LOW', 'AUCTION_ENDED', 'BUY_NOW_GONE']);

/**
 * Counts a refused bid, by dealer and code. The first of each kind is added to the record of the
 * trade-in; later ones are only counted, because a burst of refusals would flood the chain. Uses
 * its own transaction, because the one that refused the bid was rolled back.
 */
export async function recordRefusal(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { bidder, tradeInId }: Bidding,
  { cents, callId }: RefusedBid,
  refusal: unknown,
): Promise<void> {
  if (!(refusal instanceof Problem) || !JUDGEMENTS.has(refusal.code)) return;
  const { code } = refusal;
  await db.scoped([bidder.partner_id], async (tx) => {
    const at = clock.now();
    const first = await countRefusal(tx, bidder, code, at);
    if (!first) return;
    const tradeIn = await lockTradeIn(tx, tradeInId);
    const state = await findAuctionState(tx, bidder.auction_id);
    if (!tradeIn || !state) return;
    const { auction, best } = state;
    const seq = await audit(tx, tradeIn, 'BID_REFUSED', {
      actor: { kind: 'DEALER', id: bidder.dealer_id },
      at,
      callId,
      cents,
      currency: auction.currency_code,
      auctionId: auction.id,
      before: best ? String(best.value_cents) : null,
      after: code,
    });
    await tx
      .updateTable('refused_bids')
      .set({ entry_seq: seq })
      .where('auction_id', '=', bidder.auction_id)
      .where('dealer_id', '=', bidder.dealer_id)
      .where('reason', '=', code)
      .execute();
  });
}

/** Counts the refusal; true for the first of its kind. */
async function countRefusal(
  tx: Tx,
  { partner_id, auction_id, dealer_id }: Bidding['bidder'],
  reason: string,
  at: Date,
): Promise<boolean> {
  const { times } = await tx
    .insertInto('refused_bids')
    .values({
      partner_id,
      auction_id,
      dealer_id,
      reason,
      entry_seq: null,
      times: 1,
      first_at: at,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['auction_id', 'dealer_id', 'reason'])
        .doUpdateSet({ times: sql`refused_bids.times + 1`, last_at: at }),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return times === 1;
}
