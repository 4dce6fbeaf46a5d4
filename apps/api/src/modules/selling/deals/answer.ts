import { awaitsAnswer } from '../../../domain/deal.ts';
import { invalidTransition, notFound, Problem } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import type { AuctionParts } from '../auctions/close.ts';
import type { Bidding } from '../dealers/dealerLink.ts';
import { subjectOf } from '../subject.ts';
import { findLocked, type LockedDeal } from './locked.ts';
import { bumpDeal, findDealOf } from './queries.ts';
import { reasonOf, withdraw } from './withdraw.ts';

/** The deal of a dealer's link, locked. @throws Problem 409 when it has none that is current */
export async function lockOwnDeal(tx: Tx, { bidder, tradeInId }: Bidding): Promise<LockedDeal> {
  const locked = await findLocked(tx, tradeInId);
  if (locked === undefined) throw notFound();
  const { auction_id: auctionId, dealer_id: dealerId } = bidder;
  if (locked?.deal.auction_id === auctionId && locked.deal.dealer_id === dealerId) return locked;
  const earlier = await findDealOf(tx, auctionId, dealerId);
  if (earlier) throw new Problem(409, 'ALREADY_ANSWERED');
  throw invalidTransition('Only the winner of an accepted offer can confirm');
}

/**
 * Records the winner's answer to 'Would you like to continue with the trade-in?' (spec §4), once. A no
 * takes a reason, and ends the deal.
 * @throws Problem 409 ALREADY_ANSWERED the second time or too late, INVALID_TRANSITION for anybody
 * except the winner of an accepted offer; 422 for a no without a reason
 */
export async function continueTradeIn(
  services: AuctionParts,
  tx: Tx,
  bidding: Bidding,
  given: { goesOn: boolean; reason: string | undefined; callId: string },
): Promise<void> {
  const locked = await lockOwnDeal(tx, bidding);
  const { tradeIn, deal, facts } = locked;
  const now = services.clock.now();
  if (!awaitsAnswer(facts, now)) throw new Problem(409, 'ALREADY_ANSWERED');
  if (!given.goesOn) {
    const reason = reasonOf(given.reason);
    const { callId } = given;
    const no = { party: 'DEALER', by: 'DEALER', userId: null, reason, callId } as const;
    return withdraw(services, tx, locked, no);
  }
  await tx
    .updateTable('deals')
    .set({ continues: true, answered_at: now })
    .where('id', '=', deal.id)
    .execute();
  await tx
    .updateTable('auctions')
    .set({ dealer_continues: true })
    .where('id', '=', bidding.bidder.auction_id)
    .execute();
  await bumpDeal(tx, deal.auction_id);
  await audit(tx, tradeIn, 'DEALER_CONTINUES', {
    actor: { kind: 'DEALER', id: deal.dealer_id },
    at: now,
    callId: given.callId,
    auctionId: deal.auction_id,
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  await addEvent(tx, subject.request, 'DEALER_CONTINUES', { kind: 'DEALER' }, now);
  await announceOffers(services, tx, subject.request);
}
