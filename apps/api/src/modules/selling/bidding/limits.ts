import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { auditAll, type lastEntry } from '../audit.ts';
import type { Terms } from './recordSteps.ts';

/** The terms that go with a dealer's limit, or undefined without one. */
export async function findLimitTerms(
  tx: Tx,
  auctionId: string,
  dealerId: string,
): Promise<Terms | undefined> {
  const row = await tx
    .selectFrom('bid_limits')
    .where('auction_id', '=', auctionId)
    .where('dealer_id', '=', dealerId)
    .select(['comment', 'trade_for_new', 'holds_days'])
    .executeTakeFirst();
  return (
    row && {
      comment: row.comment,
      tradeForNew: row.trade_for_new,
      expiresInDays: row.holds_days,
    }
  );
}

/** Keeps up to which amount the server bids for a dealer. The record says that, not the amount. */
export async function keepLimit(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  last: Awaited<ReturnType<typeof lastEntry>>,
  given: {
    auction: Row<'auctions'>;
    dealerId: string;
    cents: number;
    terms: Terms;
    now: Date;
    callId: string;
  },
): Promise<void> {
  const { auction, dealerId, cents, terms, now, callId } = given;
  const values = {
    limit_cents: cents,
    trade_for_new: terms.tradeForNew,
    comment: terms.comment,
    holds_days: terms.expiresInDays,
    updated_at: now,
  };
  await tx
    .insertInto('bid_limits')
    .values({
      auction_id: auction.id,
      dealer_id: dealerId,
      partner_id: auction.partner_id,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['auction_id', 'dealer_id']).doUpdateSet(values))
    .execute();
  await auditAll(tx, last, tradeIn, [
    {
      action: 'LIMIT_SET',
      actor: { kind: 'DEALER', id: dealerId },
      at: now,
      callId,
      auctionId: auction.id,
    },
  ]);
}
