import type { Row } from '../../../db/schema.ts';
import { writtenIn } from '../../../domain/language.ts';
import { amountDetail } from '../../../domain/money.ts';
import { isReserveMet } from '../../../domain/auction/reserve.ts';
import { auctionStatusAt, offerExpiry, type AuctionFacts } from '../../../domain/auctionRules.ts';
import { queueAuctionMessages, type AuctionRecipient } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { addEvent, keepStep, SYSTEM } from '../../requests/transition.ts';
import { emitWebhookEvent } from '../../integrations/emit.ts';
import { announceOffers, emitOfferEvent } from '../announce.ts';
import { audit, CLOCK } from '../audit.ts';
import { offerOf } from '../bidding/bestOffer.ts';
import { findBestBid } from '../bidding/bids.ts';
import { dealerPageLink } from '../dealerPage/link.ts';
import { dealerLink } from '../dealers/dealerLink.ts';
import { factsOf } from './facts.ts';
import {
  findAuction,
  listBidders,
  listOwnBests,
  summarizeBids,
  type BestBid,
  type BidderRow,
} from './queries.ts';
import {
  findColleague,
  staffRecipient,
  offerLink,
  messageFacts,
  staffLink,
  subjectOf,
  type Subject,
} from '../subject.ts';

export type AuctionParts = Pick<Services, 'clock' | 'config' | 'jobs' | 'keys' | 'realtime'>;

/**
 * Processes the end of an auction, once: winner, offer to the owner, and all notifications, in
 * `tx`, so that a crash keeps all of it or nothing.
 *
 * @param tradeIn locked by the caller in `tx`.
 * @returns whether this call did it.
 */
export async function closeIfDue(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  auctionId: string,
): Promise<boolean> {
  const auction = await findAuction(tx, auctionId);
  const now = services.clock.now();
  if (!auction || auction.status !== 'RUNNING' || now < auction.end_time) return false;
  const { count, best } = await summarizeBids(tx, auctionId);
  const facts = factsOf({ ...auction, status: 'RUNNING' }, best);
  const sold = best !== null && !isBelowReserve(facts);
  const status = best ? (sold ? 'AWAITING_OWNER' : 'RESERVE_NOT_MET') : 'NO_OFFERS';
  await tx
    .updateTable('auctions')
    .set({ status, winner_dealer_id: sold ? best.dealer_id : null, closed_at: now })
    .where('id', '=', auctionId)
    .execute();
  if (sold) {
    await offerBest(tx, tradeIn, auction);
    // the timeline tells only that the auction ended
    await keepStep(tx, tradeIn.request_id, 'offered_at', now);
  }
  await audit(tx, tradeIn, 'AUCTION_CLOSED', {
    actor: CLOCK,
    at: now,
    callId: null,
    auctionId,
    before: 'RUNNING',
    after: status,
    ...(best ? { cents: best.value_cents, currency: auction.currency_code } : {}),
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  const detail = best ? amountDetail(best.value_cents, auction.currency_code) : `${count}`;
  await addEvent(tx, subject.request, 'AUCTION_ENDED', SYSTEM, now, { detail });
  const bidders = await listBidders(tx, auctionId);
  const recipients = sold
    ? [
        ownerRecipient(services, subject, auction, best),
        ...(await dealerRecipients(services, tx, subject, auction, bidders, best)),
      ]
    : await unsoldRecipients(services, tx, subject, auction, bidders, best);
  const about = { partnerId: auction.partner_id, auctionId, requestId: subject.request.id };
  await queueAuctionMessages(services, tx, about, recipients);
  await announceOffers(services, tx, subject.request);
  await emitWebhookEvent(services, tx, auction.partner_id, 'auction.ended', {
    request_id: subject.request.id,
    request_type: subject.request.request_type,
    trade_in_id: tradeIn.id,
    auction_id: auctionId,
    status,
  });
  if (sold) await emitOfferEvent(services, tx, tradeIn, 'offer.made');
  return true;
}

function isBelowReserve(facts: AuctionFacts): boolean {
  return isReserveMet(facts.reserve ?? null, facts.best ?? null) === false;
}

/** Turns the best bid into the owner's offer. */
export async function offerBest(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  auction: Row<'auctions'>,
  since?: Date,
): Promise<void> {
  const best = await findBestBid(tx, auction.id);
  if (!best) return;
  await tx
    .updateTable('trade_ins')
    .set(offerOf(auction, best, since))
    .where('id', '=', tradeIn.id)
    .execute();
}

/** The owner, who gets the best bid as an offer. */
export function ownerRecipient(
  services: AuctionParts,
  subject: Subject,
  auction: Row<'auctions'>,
  best: BestBid,
): AuctionRecipient {
  const time = offerExpiry(factsOf(auction, best));
  const cents = best.value_cents;
  const facts = messageFacts(subject, { cents, currency: auction.currency_code, time });
  const { email, phone } = subject.request;
  return {
    purpose: 'OFFER',
    email,
    phone,
    dealerId: null,
    byPhone: true,
    facts,
    link: offerLink(services, subject.request),
  };
}

/**
 * The winner and the other bidders. Dealers without a bid get no message, except when somebody bought
 * the car before the time they were told.
 */
async function dealerRecipients(
  services: AuctionParts,
  tx: Tx,
  subject: Subject,
  auction: Row<'auctions'>,
  bidders: readonly BidderRow[],
  best: BestBid,
): Promise<AuctionRecipient[]> {
  const active = await listOwnBests(tx, auction.id);
  const isBought = auction.bought_at !== null;
  const time = offerExpiry(factsOf(auction, best));
  const currency = auction.currency_code;
  return bidders
    .filter(({ id }) => isBought || active.has(id))
    .map((bidder) => {
      const won = bidder.id === best.dealer_id;
      // only the winner learns the amount of the best offer
      const cents = won ? best.value_cents : null;
      const facts = messageFacts(subject, { cents, currency, time });
      const lost = isBought ? 'AUCTION_BOUGHT' : 'AUCTION_LOST';
      return dealerRecipient(services, bidder, won ? 'AUCTION_WON' : lost, facts);
    });
}

/** A dealer of an auction as a recipient, in its own language and time zone. */
export function dealerRecipient(
  services: Pick<Services, 'config' | 'keys'>,
  bidder: BidderRow,
  purpose: AuctionRecipient['purpose'],
  facts: AuctionRecipient['facts'],
): AuctionRecipient {
  const { id, email, phone, bidder_id, key_version, time_zone: zone } = bidder;
  const link = dealerLink(services, { id: bidder_id, key_version });
  const page = dealerPageLink(services, bidder);
  const { owner, others } = facts.locales;
  const locales = { owner, others: writtenIn(bidder.locale, others) };
  const own = { ...facts, locales, ...(zone && { zone }) };
  return { purpose, email, phone, dealerId: id, facts: own, link, page };
}

/** The member of staff in charge, and the dealers who bid below the reserve. */
async function unsoldRecipients(
  services: AuctionParts,
  tx: Tx,
  subject: Subject,
  auction: Row<'auctions'>,
  bidders: readonly BidderRow[],
  best: BestBid | null,
): Promise<AuctionRecipient[]> {
  const colleague = await findColleague(tx, auction.created_by);
  const { currency_code: currency } = auction;
  const link = staffLink(services, subject.request);
  const time = best ? offerExpiry(factsOf(auction, best)) : auction.end_time;
  const cents = best?.value_cents ?? null;
  const active = best ? await listOwnBests(tx, auction.id) : new Map<string, number>();
  const facts = messageFacts(subject, { currency, time });
  return [
    staffRecipient(
      colleague,
      best ? 'STAFF_RESERVE_NOT_MET' : 'STAFF_NO_OFFERS',
      messageFacts(subject, { cents, currency, time }),
      link,
    ),
    ...bidders
      .filter(({ id }) => active.has(id))
      .map((bidder) => dealerRecipient(services, bidder, 'AUCTION_RESERVE_NOT_MET', facts)),
  ];
}

/** The auction's status by the rules, with its bids counted. */
export async function currentStatus(tx: Tx, auction: Row<'auctions'>, now: Date) {
  const { count, best } = await summarizeBids(tx, auction.id);
  return auctionStatusAt(factsOf(auction, best), count, now);
}
