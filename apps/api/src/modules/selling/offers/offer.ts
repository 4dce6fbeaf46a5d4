import { DAY_MS } from '@forecourt/contract';
import { notFound, invalidTransition } from '../../../http/problem.ts';
import { amountDetail } from '../../../domain/money.ts';
import { queueAuctionMessages, type AuctionRecipient } from '../../../messaging/queueAuction.ts';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { announceOffers, emitOfferEvent } from '../announce.ts';
import { audit } from '../audit.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { offerLink, messageFacts, subjectOf } from '../subject.ts';
import { addEvent } from '../../requests/transition.ts';
import { assertFree } from './assertFree.ts';
import { NOT_CHASED } from './noOffer.ts';
import { isPending } from './presenter.ts';

/** An offer of staff; money in cents. */
export interface StaffOffer {
  cents: number;
  expiresInDays: number;
  comment: string | null;
  tradeForNew: boolean;
  userId: string;
  callId: string;
}

/**
 * The purpose of the message about an offer. One that takes the place of another says so; if the
 * message about that one has not left yet, it takes its place too, so that the owner gets one.
 */
async function purposeOf(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  now: Date,
): Promise<AuctionRecipient['purpose']> {
  if (!isPending(tradeIn, now)) return 'OFFER';
  const unsent = await tx
    .deleteFrom('outbox')
    .where('about_request_id', '=', tradeIn.request_id)
    .where('purpose', 'in', ['OFFER', 'OFFER_REPLACED'])
    .where('status', '=', 'QUEUED')
    .returning('purpose')
    .execute();
  return unsent.some(({ purpose }) => purpose === 'OFFER') ? 'OFFER' : 'OFFER_REPLACED';
}

/**
 * Makes the owner an offer and sends them the link to it, in `tx`. It replaces a pending offer. The
 * offer is made even if the message cannot go: staff see why, and have other ways to the owner.
 * @throws Problem 409 before the report is submitted, while an auction has the car, and after an
 * acceptance
 */
export async function makeOffer(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  offer: StaffOffer,
): Promise<void> {
  const tradeIn = await lockTradeIn(tx, tradeInId);
  if (!tradeIn) throw notFound();
  const subject = await subjectOf(tx, tradeIn.request_id);
  if (subject.request.status !== 'COMPLETED') throw invalidTransition('No report to offer for');
  await assertFree(services, tx, tradeIn, { evenWithOffer: true });
  const now = services.clock.now();
  const purpose = await purposeOf(tx, tradeIn, now);
  const { currency } = subject.partner;
  const { cents, userId } = offer;
  const expires = new Date(now.getTime() + offer.expiresInDays * DAY_MS);
  await tx
    .updateTable('trade_ins')
    .set({
      offer_value_cents: cents,
      offer_currency: currency,
      offered_by: userId,
      offer_accepted: null,
      offer_answered_at: null,
      offer_expired_at: null,
      offer_trade_for_new: offer.tradeForNew,
      offer_comment: offer.comment,
      offer_dealer_id: null,
      offer_auction_id: null,
      offer_set_timestamp: now,
      offer_expires_at: expires,
      deal_id: null,
      ...NOT_CHASED,
    })
    .where('id', '=', tradeInId)
    .execute();
  const before = tradeIn.offer_value_cents;
  await audit(tx, tradeIn, 'OFFER_MADE', {
    actor: { kind: 'STAFF', id: userId },
    at: now,
    callId: offer.callId,
    cents,
    currency,
    before: before === null ? null : String(before),
    after: String(cents),
  });
  const actor = { kind: 'STAFF', id: userId } as const;
  const detail = amountDetail(cents, currency);
  await addEvent(tx, subject.request, 'OFFER_MADE', actor, now, { detail });
  const facts = messageFacts(subject, { cents, currency, time: expires });
  const { email, phone } = subject.request;
  const about = { partnerId: tradeIn.partner_id, auctionId: null, requestId: subject.request.id };
  const owner: AuctionRecipient = {
    purpose,
    email,
    phone,
    dealerId: null,
    byPhone: true,
    facts,
    link: offerLink(services, subject.request),
  };
  const sender = { kind: 'STAFF', userId, mayFail: true } as const;
  await queueAuctionMessages(services, tx, about, [owner], sender);
  await announceOffers(services, tx, subject.request);
  await emitOfferEvent(services, tx, tradeIn, 'offer.made');
}
