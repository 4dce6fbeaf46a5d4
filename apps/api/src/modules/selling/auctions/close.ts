import type { Row } from '../../../db/schema.ts';
import { amountDetail } from '../../../domain/money.ts';
import { auctionStatusAt, offerExpiry } from '../../../domain/auctionRules.ts';
import { queueAuctionMessages, type AuctionRecipient } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { addEvent, SYSTEM } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit, CLOCK } from '../audit.ts';
import { offerOf } from '../bidding/bestOffer.ts';
import { findBestBid } from '../bidding/bids.ts';
import { dealerLink } from '../dealers/dealerLink.ts';
import { factsOf } from './presenter.ts';
import {
  findAuction,
  listBidders,
  summarizeBids,
  type BestBid,
  type BidderRow,
} from './queries.ts';
import {
  findColleague,
  offerLink,
  placeholdersOf,
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
  const status = best ? 'AWAITING_OWNER' : 'NO_OFFERS';
  await tx
    .updateTable('auctions')
    .set({ status, winner_dealer_id: best?.dealer_id ?? null, closed_at: now })
    .where('id', '=', auctionId)
    .execute();
  if (best) await offerBest(tx, tradeIn, auction);
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
  const recipients = best
    ? [
        ownerRecipient(services, subject, auction, best),
        ...(await dealerRecipients(services, tx, subject, auction, bidders, best)),
      ]
    : await staffRecipients(services, tx, subject, auction);
  const about = { partnerId: auction.partner_id, auctionId };
  await queueAuctionMessages(services, tx, about, recipients);
  await announceOffers(services, tx, subject.request, auctionId);
  return true;
}

/** Turns the best bid into the owner's offer. */
async function offerBest(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  auction: Row<'auctions'>,
): Promise<void> {
  const best = await findBestBid(tx, auction.id);
  if (!best) return;
  await tx
    .updateTable('trade_ins')
    .set(offerOf(auction, best))
    .where('id', '=', tradeIn.id)
    .execute();
}

function ownerRecipient(
  services: AuctionParts,
  subject: Subject,
  auction: Row<'auctions'>,
  best: BestBid,
): AuctionRecipient {
  const time = offerExpiry(factsOf(auction, best));
  const cents = best.value_cents;
  const facts = placeholdersOf(subject, { cents, currency: auction.currency_code, time });
  const { email, phone } = subject.request;
  return {
    purpose: 'OFFER',
    email,
    phone,
    dealerId: null,
    byPhone: true,
    placeholders: { ...facts, link: offerLink(services, subject.request) },
  };
}

/** The winner and the other bidders; dealers without a bid get no message. */
async function dealerRecipients(
  services: AuctionParts,
  tx: Tx,
  subject: Subject,
  auction: Row<'auctions'>,
  bidders: readonly BidderRow[],
  best: BestBid,
): Promise<AuctionRecipient[]> {
  const bids = await tx
    .selectFrom('bids')
    .where('auction_id', '=', auction.id)
    .select('dealer_id')
    .distinct()
    .execute();
  const active = new Set(bids.map(({ dealer_id }) => dealer_id));
  const time = offerExpiry(factsOf(auction, best));
  const currency = auction.currency_code;
  return bidders
    .filter(({ id }) => active.has(id))
    .map((bidder) => {
      const won = bidder.id === best.dealer_id;
      // only the winner learns the amount of the best offer
      const cents = won ? best.value_cents : null;
      const facts = placeholdersOf(subject, { cents, currency, time });
      return dealerRecipient(services, bidder, won ? 'AUCTION_WON' : 'AUCTION_LOST', facts);
    });
}

/** A dealer of an auction as a recipient. */
export function dealerRecipient(
  services: Pick<Services, 'config' | 'keys'>,
  bidder: BidderRow,
  purpose: AuctionRecipient['purpose'],
  facts: Omit<AuctionRecipient['placeholders'], 'link'>,
): AuctionRecipient {
  const { id, email, phone, bidder_id, key_version } = bidder;
  const link = dealerLink(services, { id: bidder_id, key_version });
  return { purpose, email, phone, dealerId: id, placeholders: { ...facts, link } };
}

async function staffRecipients(
  services: AuctionParts,
  tx: Tx,
  subject: Subject,
  auction: Row<'auctions'>,
): Promise<AuctionRecipient[]> {
  const colleague = await findColleague(tx, auction.created_by);
  const { currency_code: currency, end_time: time } = auction;
  const link = staffLink(services, subject.request);
  return [
    {
      purpose: 'STAFF_NO_OFFERS',
      email: colleague?.email ?? null,
      phone: null,
      dealerId: null,
      placeholders: { ...placeholdersOf(subject, { currency, time }), link },
    },
  ];
}

/** The auction's status by the rules, with its bids counted. */
export async function currentStatus(tx: Tx, auction: Row<'auctions'>, now: Date) {
  const { count, best } = await summarizeBids(tx, auction.id);
  return auctionStatusAt(factsOf(auction, best), count, now);
}
