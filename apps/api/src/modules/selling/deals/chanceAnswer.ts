import { DAY_MS } from '@forecourt/contract';
import { chanceIsOpen } from '../../../domain/deal.ts';
import { invalidTransition, notFound, Problem } from '../../../http/problem.ts';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { findAuction, lockTradeIn } from '../auctions/queries.ts';
import { queueTicks } from '../auctions/tickQueue.ts';
import { offerOf } from '../bidding/bestOffer.ts';
import { findBid } from '../bidding/bids.ts';
import type { Bidding } from '../dealers/dealerLink.ts';
import { findChanceOf, type ChanceRow } from './queries.ts';
import { endChance, recordStep } from './secondChance.ts';
import { reasonOf } from './withdraw.ts';

/** The dealer's answer to a second chance. */
export interface ChanceAnswer {
  accept: boolean;
  reason: string | undefined;
  callId: string;
}

/**
 * Records the answer to a second chance, once. A yes turns the bid into the owner's offer, on the same
 * link; a no takes a reason, and staff choose again.
 * @throws Problem 409 ALREADY_ANSWERED after an answer or too late, INVALID_TRANSITION for a dealer who
 * was not asked; 422 for a no without a reason
 */
export async function answerChance(
  services: AuctionParts,
  tx: Tx,
  { bidder, tradeInId }: Bidding,
  { accept, reason, callId }: ChanceAnswer,
): Promise<void> {
  const tradeIn = await lockTradeIn(tx, tradeInId);
  const auction = await findAuction(tx, bidder.auction_id);
  if (!tradeIn || !auction) throw notFound();
  const chance = await findChanceOf(tx, auction.id, bidder.dealer_id);
  if (!chance) throw invalidTransition('This dealer was not asked');
  const now = services.clock.now();
  if (!chanceIsOpen(chance, now)) throw new Problem(409, 'ALREADY_ANSWERED');
  const why = accept ? null : reasonOf(reason);
  await endChance(tx, chance, { state: accept ? 'ACCEPTED' : 'DECLINED', at: now, reason: why });
  const common = {
    actor: { kind: 'DEALER', id: bidder.dealer_id },
    shownActor: { kind: 'DEALER' },
    before: 'ASKED',
    callId,
  } as const;
  if (!accept) {
    await recordStep(services, tx, tradeIn, chance, {
      ...common,
      action: 'SECOND_CHANCE_DECLINED',
      after: 'DECLINED',
      notices: { staff: 'STAFF_SECOND_CHANCE_DECLINED' },
      said: { reason: why, party: chance.dealer_name },
    });
    return;
  }
  const until = await offerAgain(services, tx, tradeIn, auction, chance);
  await recordStep(services, tx, tradeIn, chance, {
    ...common,
    action: 'SECOND_CHANCE_ACCEPTED',
    after: 'ACCEPTED',
    notices: { owner: 'OFFER_AGAIN', staff: 'STAFF_SECOND_CHANCE_ACCEPTED' },
    said: { time: until, party: chance.dealer_name },
  });
}

/** Turns the bid of a second chance into the owner's offer; returns until when it is valid. */
async function offerAgain(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  auction: Row<'auctions'>,
  chance: ChanceRow,
): Promise<Date> {
  const now = services.clock.now();
  const bid = await findBid(tx, chance.bid_id);
  if (!bid) throw notFound();
  const until = new Date(now.getTime() + auction.validity_days * DAY_MS);
  await tx
    .updateTable('auctions')
    .set({
      status: 'AWAITING_OWNER',
      winner_dealer_id: chance.dealer_id,
      dealer_continues: null,
      holds_until: until,
    })
    .where('id', '=', auction.id)
    .execute();
  await tx
    .updateTable('trade_ins')
    .set({ ...offerOf(auction, bid), offer_set_timestamp: now, offer_expires_at: until })
    .where('id', '=', tradeIn.id)
    .execute();
  await queueTicks(services, tx, [until]);
  return until;
}
