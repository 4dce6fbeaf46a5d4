import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { deleteUnsent, findOfferMessage } from '../../../messaging/offerMessages.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import { addEvent } from '../../requests/transition.ts';
import { assertOwnWords } from '../../requests/ownWords.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import { dealerRecipient, type AuctionParts } from '../auctions/close.ts';
import { listBidders } from '../auctions/queries.ts';
import { NO_OFFER } from './noOffer.ts';
import { offerFacts, ownerOf } from './ownerMessage.ts';
import { lockPending } from './pending.ts';

/** Why, and by whom. */
export interface OfferWithdrawal {
  /** On one line, not empty. */
  reason: string;
  userId: string;
  callId: string;
}

/**
 * Withdraws the offer that waits for the owner, in `tx`: their page says so, the dealer is no longer
 * bound, and the car is free for another offer or auction. An owner who never got the offer is not
 * told that it is gone.
 * @throws Problem 409 when no offer waits for the owner
 */
export async function withdrawOffer(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  { reason, userId, callId }: OfferWithdrawal,
): Promise<void> {
  const { tradeIn, subject, end } = await lockPending(services, tx, tradeInId);
  const { offer_auction_id: auctionId, offer_dealer_id: dealerId } = tradeIn;
  await assertOwnWords(tx, tradeIn.partner_id, { reason });
  const now = services.clock.now();
  const isKnown = await knowsOffer(tx, tradeIn);
  await deleteUnsent(tx, tradeIn.request_id);
  const facts = offerFacts(tradeIn, subject, { time: end, reason });
  const owner = await ownerOf(services, tx, tradeIn, subject, 'OWNER_OFFER_WITHDRAWN', facts);
  await tx
    .updateTable('trade_ins')
    .set({ ...NO_OFFER, offer_withdrawn_at: now, offer_withdrawn_reason: reason })
    .where('id', '=', tradeInId)
    .execute();
  if (auctionId) {
    await tx
      .updateTable('auctions')
      .set({ status: 'CANCELLED', cancel_reason: reason, closed_at: now, winner_dealer_id: null })
      .where('id', '=', auctionId)
      .execute();
  }
  const actor = { kind: 'STAFF', id: userId } as const;
  await audit(tx, tradeIn, 'OFFER_WITHDRAWN', {
    actor,
    at: now,
    callId,
    auctionId,
    cents: tradeIn.offer_value_cents,
    currency: tradeIn.offer_currency ?? subject.partner.currency,
    before: 'AWAITING_OWNER',
    after: 'CANCELLED',
  });
  await addEvent(tx, subject.request, 'OFFER_WITHDRAWN', actor, now, { detail: reason });
  const bidders = auctionId && dealerId ? await listBidders(tx, auctionId, dealerId) : [];
  const about = { partnerId: tradeIn.partner_id, auctionId, requestId: subject.request.id };
  await queueAuctionMessages(services, tx, about, [
    ...(isKnown ? [owner] : []),
    ...bidders.map((bidder) => dealerRecipient(services, bidder, 'OFFER_WITHDRAWN', facts)),
  ]);
  await announceOffers(services, tx, subject.request);
}

/** Whether the owner has opened the offer, or a message about it has left. */
async function knowsOffer(tx: Tx, tradeIn: Row<'trade_ins'>): Promise<boolean> {
  if (tradeIn.offer_opened_at) return true;
  const message = await findOfferMessage(tx, tradeIn);
  return message?.status === 'SENT' || message?.status === 'SENDING';
}
