import { answerUntil, reminders } from '../../../domain/deal.ts';
import { newId } from '../../../domain/id.ts';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { queueTicks } from '../auctions/tickQueue.ts';
import { bumpDeal } from './queries.ts';

/**
 * The deal that begins with the owner's yes, in `tx`.
 * @param tradeIn locked, with the offer that they accepted.
 */
export async function agree(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
): Promise<Row<'deals'>> {
  const now = services.clock.now();
  const settings = await tx
    .selectFrom('partners')
    .where('id', '=', tradeIn.partner_id)
    .select(['deal_answer_days', 'withdrawal_fee'])
    .executeTakeFirstOrThrow();
  const byDealer = tradeIn.offer_auction_id !== null;
  const until = byDealer ? answerUntil(now, settings.deal_answer_days) : null;
  const deal = await tx
    .insertInto('deals')
    .values({
      id: newId(now),
      partner_id: tradeIn.partner_id,
      trade_in_id: tradeIn.id,
      auction_id: tradeIn.offer_auction_id,
      dealer_id: tradeIn.offer_dealer_id,
      buyer: byDealer ? 'DEALER' : 'PARTNER',
      offered_by: tradeIn.offered_by,
      state: 'AGREED',
      since: now,
      agreed_at: now,
      value_cents: tradeIn.offer_value_cents ?? 0,
      currency_code: tradeIn.offer_currency ?? 'EUR',
      trade_for_new: tradeIn.offer_trade_for_new ?? false,
      comment: tradeIn.offer_comment,
      answer_until: until,
      fee_rule: settings.withdrawal_fee,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('trade_ins')
    .set({ deal_id: deal.id })
    .where('id', '=', tradeIn.id)
    .execute();
  await bumpDeal(tx, deal.auction_id);
  if (until) await queueTicks(services, tx, [...reminders(now, until), until]);
  return deal;
}
