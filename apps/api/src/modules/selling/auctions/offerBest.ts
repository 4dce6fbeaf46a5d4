import { amountDetail } from '../../../domain/money.ts';
import { canOfferBest, offerExpiry } from '../../../domain/auctionRules.ts';
import { invalidTransition, notFound } from '../../../http/problem.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import {
  closeIfDue,
  dealerRecipient,
  offerBest,
  ownerRecipient,
  type AuctionParts,
} from './close.ts';
import { factsOf } from './facts.ts';
import { findAuction, isStillFree, listBidders, lockTradeIn, summarizeBids } from './queries.ts';
import { messageFacts, subjectOf } from '../subject.ts';

/**
 * Offers the owner the best bid although it is below the reserve, in `tx`: staff decide that, and the
 * owner may take any price. It is offered even if the message to the owner cannot go.
 * @throws Problem 409 when the reserve was met, the bid holds no longer, or something else was begun
 * with the car
 */
export async function offerBestBid(
  services: AuctionParts,
  tx: Tx,
  auctionId: string,
  { userId, callId }: { userId: string; callId: string },
): Promise<void> {
  const known = await findAuction(tx, auctionId);
  const tradeIn = known && (await lockTradeIn(tx, known.trade_in_id));
  if (!tradeIn) throw notFound();
  // staff may decide before the closing job has run
  await closeIfDue(services, tx, tradeIn, auctionId);
  const auction = await findAuction(tx, auctionId);
  if (!auction) throw notFound();
  const now = services.clock.now();
  const { count, best } = await summarizeBids(tx, auctionId);
  if (!best || !canOfferBest(factsOf(auction, best), count, now)) {
    throw invalidTransition('There is no best offer below the reserve');
  }
  if (!(await isStillFree(tx, auction))) throw invalidTransition('The car is taken');
  const status = 'AWAITING_OWNER';
  const offered = await tx
    .updateTable('auctions')
    .set({ status, winner_dealer_id: best.dealer_id })
    .where('id', '=', auctionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await offerBest(tx, tradeIn, offered, now);
  const { currency_code: currency } = auction;
  const actor = { kind: 'STAFF', id: userId } as const;
  await audit(tx, tradeIn, 'BEST_OFFERED', {
    actor,
    at: now,
    callId,
    cents: best.value_cents,
    currency,
    auctionId,
    before: auction.status,
    after: status,
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  const detail = amountDetail(best.value_cents, currency);
  await addEvent(tx, subject.request, 'BEST_OFFERED', actor, now, { detail });
  const time = offerExpiry(factsOf(auction, best));
  const facts = messageFacts(subject, { cents: best.value_cents, currency, time });
  const [winner] = await listBidders(tx, auctionId, best.dealer_id);
  await queueAuctionMessages(
    services,
    tx,
    { partnerId: auction.partner_id, auctionId, requestId: subject.request.id },
    [
      ownerRecipient(services, subject, offered, best),
      ...(winner ? [dealerRecipient(services, winner, 'AUCTION_WON', facts)] : []),
    ],
    { kind: 'STAFF', userId, mayFail: true },
  );
  await announceOffers(services, tx, subject.request);
}
