import type { OfferResponseAnswer } from '@forecourt/contract';
import { FEE, amountDetail } from '../../../domain/money.ts';
import { newId } from '../../../domain/id.ts';
import type { Row } from '../../../db/schema.ts';
import { invalidTransition, notFound, Problem } from '../../../http/problem.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { announceOffers, emitOfferEvent } from '../announce.ts';
import { audit } from '../audit.ts';
import { closeIfDue, type AuctionParts } from '../auctions/close.ts';
import { afterOffer } from '../auctions/expire.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { agree } from '../deals/agree.ts';
import { buyerName } from '../deals/presenter.ts';
import { findDeal } from '../deals/queries.ts';
import { tell } from '../deals/tell.ts';
import { ownerTradeIn } from '../deals/view.ts';
import { messageFacts, subjectOf, type Subject } from '../subject.ts';
import { tellBuyers } from '../../messages/tellBuyers.ts';
import { notifyConcerned } from '../../notifications/notifyConcerned.ts';
import { addEvent, CUSTOMER } from '../../requests/transition.ts';
import { offerIsOver } from './presenter.ts';
import { findLatestAuction, findTradeIn } from './queries.ts';

/** The owner's answer. */
export interface OwnerAnswer {
  accepted: boolean;
  /** The amount they saw, in cents; null if unknown. */
  cents: number | null;
  callId: string;
}

/**
 * Records the owner's answer, once. Accepting discloses the contacts to both sides and books the
 * fee in the same transaction (design §7).
 * @throws Problem 409 ALREADY_ANSWERED after an answer or the end of the offer, INVALID_TRANSITION
 * without an offer, or when the offer has changed
 */
export async function answerOffer(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  answer: OwnerAnswer,
): Promise<OfferResponseAnswer> {
  const tradeIn = await findOpenOffer(services, tx, tradeInId, answer);
  const { accepted, callId } = answer;
  const now = services.clock.now();
  const { offer_value_cents: cents, offer_auction_id: auctionId } = tradeIn;
  const currency = tradeIn.offer_currency ?? 'EUR';
  await tx
    .updateTable('trade_ins')
    .set({ offer_accepted: accepted, offer_answered_at: now })
    .where('id', '=', tradeInId)
    .execute();
  const after = accepted ? 'ACCEPTED' : 'DECLINED';
  if (auctionId) {
    await tx.updateTable('auctions').set({ status: after }).where('id', '=', auctionId).execute();
  }
  const action = accepted ? 'OFFER_ACCEPTED' : 'OFFER_DECLINED';
  await audit(tx, tradeIn, action, {
    actor: { kind: 'OWNER' },
    at: now,
    callId,
    cents,
    currency,
    auctionId,
    before: 'AWAITING_OWNER',
    after,
  });
  const deal = accepted ? await agree(services, tx, tradeIn) : null;
  if (deal && auctionId) await bookFee(tx, tradeIn, deal.id, now, callId);
  const subject = await subjectOf(tx, tradeIn.request_id);
  const detail = amountDetail(cents ?? 0, currency);
  await addEvent(tx, subject.request, action, CUSTOMER, now, { detail });
  const time = deal?.answer_until ?? now;
  await notifyConcerned(services, tx, { kind: action, requestId: subject.request.id });
  const facts = messageFacts(subject, { cents, currency, time });
  const staff = accepted ? 'STAFF_OFFER_ACCEPTED' : 'STAFF_OFFER_DECLINED';
  const recipients = await afterOffer(services, tx, tradeIn, subject, {
    dealer: action,
    staff,
    facts,
  });
  const about = { partnerId: tradeIn.partner_id, auctionId, requestId: tradeIn.request_id };
  await queueAuctionMessages(services, tx, about, recipients);
  if (deal) {
    await sendReceipt(services, tx, subject, deal);
    await tellBuyers(services, tx, tradeIn.request_id, deal.id);
  }
  await announceOffers(services, tx, subject.request);
  const event = accepted ? 'offer.accepted' : 'offer.declined';
  await emitOfferEvent(services, tx, tradeIn, event);
  const row = accepted ? await findTradeIn(tx, tradeIn.request_id) : undefined;
  if (!row) return { accepted, contacts: null };
  const shown = await ownerTradeIn(services, tx, subject.request, row);
  return {
    accepted,
    contacts: shown.contacts ?? null,
    deal: shown.deal ?? null,
    receipt: shown.receipt ?? null,
  };
}

/** Tells the owner what they agreed to, and where to find it again. */
async function sendReceipt(
  services: AuctionParts,
  tx: Tx,
  subject: Subject,
  { id }: Row<'deals'>,
): Promise<void> {
  const deal = await findDeal(tx, id);
  if (!deal) return;
  const party = buyerName(deal);
  await tell(services, tx, subject, deal, { owner: 'OWNER_RECEIPT' }, { party });
}

/** The offer that the owner may answer, locked. */
async function findOpenOffer(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  { cents }: OwnerAnswer,
): Promise<Row<'trade_ins'>> {
  const locked = await lockTradeIn(tx, tradeInId);
  if (!locked) throw notFound();
  const latest = await findLatestAuction(tx, tradeInId);
  // the owner may answer before the closing job has run
  const closed = latest && (await closeIfDue(services, tx, locked, latest.id));
  const tradeIn = closed ? await lockTradeIn(tx, tradeInId) : locked;
  if (!tradeIn) throw notFound();
  if (tradeIn.offer_value_cents === null) throw invalidTransition('There is no offer');
  const over = offerIsOver(tradeIn, services.clock.now());
  if (tradeIn.offer_accepted !== null || over) throw new Problem(409, 'ALREADY_ANSWERED');
  if (cents !== null && cents !== tradeIn.offer_value_cents) {
    throw invalidTransition('The offer has changed');
  }
  return tradeIn;
}

/** The buyer's fee for the lead (spec §9); without a dealer there is nobody to charge. */
async function bookFee(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  dealId: string,
  now: Date,
  callId: string,
): Promise<void> {
  const { offer_dealer_id: dealerId, offer_auction_id: auctionId } = tradeIn;
  if (!dealerId) return;
  await tx
    .insertInto('fees')
    .values({
      id: newId(now),
      partner_id: tradeIn.partner_id,
      request_id: tradeIn.request_id,
      auction_id: auctionId,
      dealer_id: dealerId,
      deal_id: dealId,
      amount_cents: FEE.cents,
      currency_code: FEE.currency,
      inserted_at: now,
      state_since: now,
    })
    .execute();
  await audit(tx, tradeIn, 'FEE_BOOKED', {
    actor: { kind: 'SYSTEM', id: dealerId },
    at: now,
    callId,
    auctionId,
    cents: FEE.cents,
    currency: FEE.currency,
  });
}
