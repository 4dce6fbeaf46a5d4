import type { Random } from '@forecourt/contract/fixtures';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Rules } from '../domain/auction/rules.ts';
import { rulesText } from '../messaging/rulesText.ts';
import {
  placeholdersIn,
  writeAuctionMessage,
  type AuctionFacts,
  type Sentence,
} from '../messaging/auctionTexts.ts';
import type { AuctionPurpose } from '../messaging/purposes.ts';
import { optOutPage } from '../messaging/optOutLink.ts';
import { dealerLink } from '../modules/selling/dealers/dealerLink.ts';
import { offerLink, messageFacts } from '../modules/selling/subject.ts';
import type { Services } from '../services.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';

type Parts = Pick<Services, 'config' | 'keys'>;
type Auction = Insertable<Tables['auctions']>;

/** Adds the messages to dealers and owners to the outbox, with working links. */
export function addAuctionMessages(rows: DemoRows, random: Random, services: Parts): void {
  for (const auction of rows.auctions) {
    const bidders = rows.auction_bidders.filter((one) => one.auction_id === auction.id);
    const bids = new Set(
      rows.bids.filter((one) => one.auction_id === auction.id).map((one) => one.dealer_id),
    );
    for (const bidder of bidders) {
      const dealer = rows.dealers.find((one) => one.id === bidder.dealer_id);
      if (!dealer?.email || !bidder.id) continue;
      const link = dealerLink(services, { id: bidder.id, key_version: 1 });
      const dealerId = bidder.dealer_id;
      const optOut = optOutPage(services, dealerId);
      const to = { dealerId, email: dealer.email, link, optOut };
      const start = auction.start_time as Date;
      add(rows, random, auction, { ...to, purpose: 'AUCTION_INVITATION', at: start });
      const last = lastWord(auction, bidder.dealer_id, bids.has(bidder.dealer_id));
      const end = auction.closed_at as Date | null | undefined;
      if (last && end) add(rows, random, auction, { ...to, purpose: last, at: end });
    }
  }
  for (const tradeIn of rows.trade_ins) addOwnerMessage(rows, random, services, tradeIn);
}

/** Purpose of the last message that a dealer got about an auction that is over. */
function lastWord(auction: Auction, dealerId: string, hasBid: boolean): AuctionPurpose | null {
  if (auction.status === 'CANCELLED') return 'AUCTION_CANCELLED';
  if (!hasBid) return null;
  if (auction.winner_dealer_id !== dealerId) return 'AUCTION_LOST';
  const purposes: Partial<Record<Auction['status'], AuctionPurpose>> = {
    AWAITING_OWNER: 'AUCTION_WON',
    ACCEPTED: 'OFFER_ACCEPTED',
    FELL_THROUGH: 'OFFER_ACCEPTED',
    DECLINED: 'OFFER_DECLINED',
    EXPIRED: 'OFFER_EXPIRED',
  };
  return purposes[auction.status] ?? null;
}

/** Until when the owner may answer the best offer of an auction. */
function repliesUntil({ trade_ins: tradeIns }: DemoRows, auction: Auction): Date {
  const tradeIn = tradeIns.find((one) => one.id === auction.trade_in_id);
  return (tradeIn?.offer_expires_at ?? auction.end_time) as Date;
}

function rulesOf(auction: Auction): Rules {
  return {
    minBid: auction.min_bid_cents ?? 0,
    minRaise: auction.min_raise_cents ?? 1,
    reserve: auction.reserve_cents ?? null,
    extension: auction.extension ?? false,
    buyNow: auction.buy_now_cents ?? null,
    proxyBids: auction.proxy_bids ?? false,
    sealed: auction.sealed ?? false,
  };
}

function add(
  rows: DemoRows,
  random: Random,
  auction: Auction,
  to: {
    dealerId: string;
    email: string;
    link: string;
    optOut: string;
    purpose: AuctionPurpose;
    at: Date;
  },
): void {
  const won = auction.winner_dealer_id === to.dealerId;
  const best = rows.bids.filter((one) => one.auction_id === auction.id).at(-1);
  const facts = factsOf(rows, auction.trade_in_id, {
    cents: won ? (best?.value_cents ?? null) : null,
    // who has the best offer reads until when the owner may answer
    time: to.purpose === 'AUCTION_WON' ? repliesUntil(rows, auction) : (auction.end_time as Date),
    reason: auction.cancel_reason ?? null,
    more: (locale) =>
      to.purpose === 'AUCTION_INVITATION' ? rulesText(rulesOf(auction), 'USD', locale) : '',
  });
  const locale = facts.locales.others;
  const placeholders = { ...placeholdersIn(locale, facts), link: to.link };
  const written = writeAuctionMessage('EMAIL', to.purpose, placeholders, locale, to.optOut);
  rows.outbox.push({
    id: demoId(random),
    partner_id: auction.partner_id,
    auction_id: auction.id,
    dealer_id: to.dealerId,
    channel: 'EMAIL',
    purpose: to.purpose,
    recipient: to.email,
    subject: written.subject,
    body: written.text,
    link: to.link,
    locale,
    ...sentAt(to.at),
  });
}

/** The message with the owner's link: to an offer that awaits an answer, or to what they agreed to. */
function addOwnerMessage(
  rows: DemoRows,
  random: Random,
  services: Parts,
  tradeIn: Insertable<Tables['trade_ins']>,
): void {
  const request = rows.requests.find((one) => one.id === tradeIn.request_id);
  const deal = rows.deals.find((one) => one.trade_in_id === tradeIn.id);
  const waits = tradeIn.offer_value_cents != null && tradeIn.offer_accepted == null;
  if (!request || (!waits && !deal) || tradeIn.offer_expired_at) return;
  const recipient = request.phone ?? request.email;
  if (!recipient) return;
  const channel = request.phone ? 'SMS' : 'EMAIL';
  const link = offerLink(services, { id: request.id, key_version: 1 });
  const time = (tradeIn.offer_expires_at ?? deal?.agreed_at) as Date;
  const cents = deal?.value_cents ?? tradeIn.offer_value_cents ?? null;
  const facts = factsOf(rows, tradeIn.id, { cents, time });
  const dealer = rows.dealers.find((one) => one.id === deal?.dealer_id);
  const purpose = deal ? 'OWNER_RECEIPT' : 'OFFER';
  // One offer of each partner did not arrive, so that staff see what they do then.
  const isFirstByPhone =
    tradeIn.offered_by != null &&
    waits &&
    channel === 'SMS' &&
    !rows.outbox.some((one) => one.partner_id === tradeIn.partner_id && one.reason != null);
  const at = (deal?.agreed_at ?? tradeIn.offer_set_timestamp) as Date;
  const party = dealer?.name ?? facts.partner;
  const locale = facts.locales.owner;
  const placeholders = { ...placeholdersIn(locale, { ...facts, party }), link };
  const written = writeAuctionMessage(channel, purpose, placeholders, locale);
  rows.outbox.push({
    id: demoId(random),
    partner_id: tradeIn.partner_id,
    about_request_id: request.id,
    channel,
    purpose,
    recipient,
    subject: written.subject,
    body: written.text,
    link,
    locale,
    ...(isFirstByPhone ? rejectedAt(at) : sentAt(at)),
  });
}

function factsOf(
  rows: DemoRows,
  tradeInId: string,
  given: { cents: number | null; time: Date; reason?: string | null; more?: Sentence },
): AuctionFacts {
  const tradeIn = rows.trade_ins.find((one) => one.id === tradeInId);
  const report = rows.reports.find((one) => one.request_id === tradeIn?.request_id);
  const partner = rows.partners.find((one) => one.id === tradeIn?.partner_id);
  const request = rows.requests.find((one) => one.id === tradeIn?.request_id);
  const car = [report?.year, report?.make, report?.model].filter(Boolean).join(' ') || null;
  const named = {
    id: partner?.id ?? '',
    name: partner?.name ?? '',
    currency: 'USD' as const,
    time_zone: partner?.time_zone ?? 'UTC',
    locales: {},
  };
  const about = { partner: named, car, request: { locale: request?.locale ?? null } };
  return messageFacts(about, { ...given, currency: 'USD' });
}

function rejectedAt(at: Date) {
  return {
    status: 'FAILED' as const,
    reason: 'NUMBER_REJECTED' as const,
    error: 'NUMBER_REJECTED',
    attempts: 1,
    inserted_at: at,
    attempted_at: at,
  };
}

function sentAt(at: Date) {
  return {
    status: 'SENT' as const,
    provider: 'outbox',
    attempts: 1,
    inserted_at: at,
    attempted_at: at,
    sent_at: at,
  };
}
