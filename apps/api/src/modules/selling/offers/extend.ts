import { invalidFormat, missingField } from '../../../domain/errors.ts';
import { extendedEnd } from '../../../domain/waitingOffer.ts';
import type { Tx } from '../../../db/database.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import { dealerRecipient, type AuctionParts } from '../auctions/close.ts';
import { listBidders } from '../auctions/queries.ts';
import { offerFacts, ownerOf } from './ownerMessage.ts';
import { lockReachable } from './pending.ts';

/** More time for the owner. */
export interface Extension {
  days: number;
  /** The dealer told staff that the offer holds longer. */
  dealerAgreed: boolean;
  userId: string;
  callId: string;
}

/**
 * Moves the end of the pending offer, in `tx`, and tells the owner and the dealer. A dealer's offer
 * waits exactly as long as it binds its dealer, so that only they can make it last longer; staff record
 * that they did, as they record a withdrawal.
 * @throws Problem 409 when no offer waits for the owner; InvalidInput without the dealer's agreement,
 * and beyond the longest time of an offer
 */
export async function extendOffer(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  { days, dealerAgreed, userId, callId }: Extension,
): Promise<void> {
  const { tradeIn, subject, end } = await lockReachable(services, tx, tradeInId);
  const { offer_auction_id: auctionId, offer_dealer_id: dealerId } = tradeIn;
  if (dealerId !== null && !dealerAgreed) throw missingField('dealer_agreed');
  const now = services.clock.now();
  const later = extendedEnd({ offeredAt: tradeIn.offer_set_timestamp ?? now, end }, days);
  if (!later) throw invalidFormat('days', 'fewer days: the offer would last too long');
  await tx
    .updateTable('trade_ins')
    .set({ offer_expires_at: later })
    .where('id', '=', tradeInId)
    .execute();
  if (auctionId) {
    await tx
      .updateTable('auctions')
      .set({ holds_until: later })
      .where('id', '=', auctionId)
      .execute();
  }
  const actor = { kind: 'STAFF', id: userId } as const;
  await audit(tx, tradeIn, 'OFFER_EXTENDED', {
    actor,
    at: now,
    callId,
    auctionId,
    before: end.toISOString(),
    after: later.toISOString(),
  });
  const detail = later.toISOString();
  await addEvent(tx, subject.request, 'OFFER_EXTENDED', actor, now, { detail });
  const facts = offerFacts(tradeIn, subject, { time: later });
  const bidders = auctionId && dealerId ? await listBidders(tx, auctionId, dealerId) : [];
  const about = { partnerId: tradeIn.partner_id, auctionId, requestId: subject.request.id };
  await queueAuctionMessages(services, tx, about, [
    await ownerOf(services, tx, tradeIn, subject, 'OWNER_OFFER_EXTENDED', facts),
    ...bidders.map((bidder) => dealerRecipient(services, bidder, 'OFFER_EXTENDED', facts)),
  ]);
  await announceOffers(services, tx, subject.request);
}
