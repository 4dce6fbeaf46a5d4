import { invalidTransition, notFound, Problem } from '../../../http/problem.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import type { AuctionParts } from './close.ts';
import type { Bidding } from '../dealers/dealerLink.ts';
import { findAuction, lockTradeIn } from './queries.ts';
import { findColleague, placeholdersOf, staffLink, subjectOf } from '../subject.ts';

/**
 * Records the winner's answer to 'Would you like to continue with the trade-in?' (spec §4), once.
 * @throws Problem 409 ALREADY_ANSWERED the second time, INVALID_TRANSITION for anybody except the
 * winner of an accepted offer
 */
export async function continueTradeIn(
  services: AuctionParts,
  tx: Tx,
  { bidder, tradeInId }: Bidding,
  given: { goesOn: boolean; callId: string },
): Promise<void> {
  const tradeIn = await lockTradeIn(tx, tradeInId);
  const auction = await findAuction(tx, bidder.auction_id);
  if (!tradeIn || !auction) throw notFound();
  if (auction.status !== 'ACCEPTED' || auction.winner_dealer_id !== bidder.dealer_id) {
    throw invalidTransition('Only the winner of an accepted offer can confirm');
  }
  if (auction.dealer_continues !== null) throw new Problem(409, 'ALREADY_ANSWERED');
  const now = services.clock.now();
  await tx
    .updateTable('auctions')
    .set({ dealer_continues: given.goesOn })
    .where('id', '=', auction.id)
    .execute();
  const action = given.goesOn ? 'DEALER_CONTINUES' : 'DEALER_WITHDRAWS';
  await audit(tx, tradeIn, action, {
    actor: { kind: 'DEALER', id: bidder.dealer_id },
    at: now,
    callId: given.callId,
    auctionId: auction.id,
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  await addEvent(tx, subject.request, action, { kind: 'DEALER' }, now);
  if (!given.goesOn) {
    const colleague = await findColleague(tx, auction.created_by);
    const { currency_code: currency, end_time: time } = auction;
    const about = { partnerId: auction.partner_id, auctionId: auction.id };
    const link = staffLink(services, subject.request);
    await queueAuctionMessages(services, tx, about, [
      {
        purpose: 'STAFF_DEALER_WITHDRAWS',
        email: colleague?.email ?? null,
        phone: null,
        dealerId: null,
        placeholders: { ...placeholdersOf(subject, { currency, time }), link },
      },
    ]);
  }
  await announceOffers(services, tx, subject.request, auction.id);
}
