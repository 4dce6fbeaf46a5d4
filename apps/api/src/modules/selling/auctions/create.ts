import type { AuctionCreate } from '@forecourt/contract';
import { cents } from '../../../domain/money.ts';
import { newId } from '../../../domain/id.ts';
import { oneLine } from '../../../domain/contact.ts';
import type { Row } from '../../../db/schema.ts';
import { invalidFormat, missingField } from '../../../domain/errors.ts';
import { invalidTransition, notFound } from '../../../http/problem.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { assertFree } from '../offers/assertFree.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import { dealerRecipient, type AuctionParts } from './close.ts';
import { listBidders, lockTradeIn } from './queries.ts';
import { placeholdersOf, subjectOf } from '../subject.ts';
import { queueTick } from './tickQueue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From one minute to thirty days. */
const DURATION = { min: MINUTE_MS, max: 720 * HOUR_MS };
const INSERTED_AT_ONCE = 1000;

export interface AuctionOrder {
  given: AuctionCreate;
  userId: string;
  callId: string;
}

/** The duration of the auction; nothing else is used of the client's times (design §7). */
function durationOf({ start_time, end_time }: AuctionCreate): number {
  const duration = Date.parse(end_time) - Date.parse(start_time);
  if (!(duration >= DURATION.min && duration <= DURATION.max)) throw invalidFormat('end_time');
  return duration;
}

/**
 * Starts an auction and invites its dealers, in `tx`.
 * @returns its id
 * @throws Problem 404 for another partner's trade-in, 422 for another partner's dealers, 409 while
 * the car is in an auction, has an offer that awaits an answer, or is sold.
 */
export async function createAuction(
  services: AuctionParts,
  tx: Tx,
  { given, userId, callId }: AuctionOrder,
): Promise<string> {
  const tradeIn = await lockTradeIn(tx, given.trade_in_id);
  if (!tradeIn || tradeIn.partner_id !== given.partner_id) throw notFound();
  const duration = durationOf(given);
  const minBid = given.min_bid === undefined ? 0 : cents(given.min_bid, 'min_bid');
  const subject = await subjectOf(tx, tradeIn.request_id);
  if (subject.request.status !== 'COMPLETED') throw invalidTransition('No report to share');
  await assertFree(services, tx, tradeIn, { evenWithOffer: false });
  const dealers = await invitedDealers(tx, given);
  const now = services.clock.now();
  const end = new Date(now.getTime() + duration);
  const auction = await tx
    .insertInto('auctions')
    .values({
      id: newId(now),
      partner_id: tradeIn.partner_id,
      trade_in_id: tradeIn.id,
      currency_code: subject.partner.currency,
      min_bid_cents: minBid,
      status: 'RUNNING',
      start_time: now,
      end_time: end,
      inserted_at: now,
      created_by: userId,
      validity_days: given.validity.days,
      validity_miles: given.validity.miles,
      requirements: oneLine(given.dealer_requirements ?? '') || null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await forgetOldOffer(tx, tradeIn.id);
  await invite(tx, auction, dealers, now);
  await audit(tx, tradeIn, 'AUCTION_STARTED', {
    actor: { kind: 'STAFF', id: userId },
    at: now,
    callId,
    auctionId: auction.id,
    after: 'RUNNING',
    cents: minBid,
    currency: auction.currency_code,
  });
  const actor = { kind: 'STAFF', id: userId } as const;
  await addEvent(tx, subject.request, 'AUCTION_STARTED', actor, now, {
    detail: `${dealers.length}`,
  });
  const facts = placeholdersOf(subject, { currency: auction.currency_code, time: end });
  const bidders = await listBidders(tx, auction.id);
  await queueAuctionMessages(
    services,
    tx,
    { partnerId: tradeIn.partner_id, auctionId: auction.id },
    bidders.map((bidder) => dealerRecipient(services, bidder, 'AUCTION_INVITATION', facts)),
    { kind: 'STAFF', userId },
  );
  await queueTick(services, tx, end);
  await announceOffers(services, tx, subject.request, auction.id, 'AUCTION');
  return auction.id;
}

/** The named dealers; if none is named, all with an email address. */
async function invitedDealers(
  tx: Tx,
  { partner_id, dealers: named }: AuctionCreate,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', partner_id)
    .$if(named !== undefined, (query) => query.where('id', 'in', named ?? []))
    .$if(named === undefined, (query) => query.where('email', 'is not', null))
    .select('id')
    .execute();
  if (named && rows.length !== new Set(named).size) throw invalidFormat('dealers');
  if (rows.length === 0) throw missingField('dealers');
  return rows.map(({ id }) => id);
}

async function invite(
  tx: Tx,
  auction: Row<'auctions'>,
  dealers: readonly string[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < dealers.length; from += INSERTED_AT_ONCE) {
    const rows = dealers.slice(from, from + INSERTED_AT_ONCE).map((dealer_id) => ({
      id: newId(now),
      auction_id: auction.id,
      dealer_id,
      partner_id: auction.partner_id,
      inserted_at: now,
    }));
    await tx.insertInto('auction_bidders').values(rows).execute();
  }
}

/** Removes an offer that was declined or expired; the record and the timeline keep it. */
async function forgetOldOffer(tx: Tx, tradeInId: string): Promise<void> {
  await tx
    .updateTable('trade_ins')
    .set({
      offer_value_cents: null,
      offer_currency: null,
      offer_accepted: null,
      offer_trade_for_new: null,
      offer_comment: null,
      offered_by: null,
      offer_dealer_id: null,
      offer_auction_id: null,
      offer_set_timestamp: null,
      offer_expires_at: null,
      offer_answered_at: null,
      offer_expired_at: null,
    })
    .where('id', '=', tradeInId)
    .execute();
}
