import { HOUR_MS, MINUTE_MS, type AuctionCreate } from '@forecourt/contract';
import type { Rules } from '../../../domain/auction/rules.ts';
import { chooseRules, rulesOf } from '../../../domain/auction/rulesChoice.ts';
import { newId } from '../../../domain/id.ts';
import { oneLine } from '../../../domain/contact.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import { invalidTransition, notFound } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { NO_OFFER } from '../offers/noOffer.ts';
import { assertFree } from '../offers/assertFree.ts';
import { dealersToInvite } from '../dealers/dealersToInvite.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import type { AuctionParts } from './close.ts';
import { readDefaults } from './defaults.ts';
import { addBidders, tellInvited } from './invite.ts';
import { lockTradeIn } from './queries.ts';
import { ruleColumns } from './ruled.ts';
import { subjectOf } from '../subject.ts';
import { queueTick } from './tickQueue.ts';

/** From one minute to thirty days. */
const DURATION = { min: MINUTE_MS, max: 720 * HOUR_MS };

export interface AuctionOrder {
  given: AuctionCreate;
  userId: string;
  callId: string;
}

/** The duration of the auction; nothing else is used of the client's times (design §7). */
function durationOf({ start_time, end_time }: AuctionCreate): number {
  const duration = Date.parse(end_time) - Date.parse(start_time);
  if (!(duration >= DURATION.min && duration <= DURATION.max))
    throw invalidFormat('end_time', 'a moment from a minute to 720 hours after start_time');
  return duration;
}

/**
 * Starts an auction and invites its dealers, in `tx`.
 * @returns its id
 * @throws Problem 404 for another partner's trade-in, 422 for dealers that cannot be invited, 409 while
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
  const subject = await subjectOf(tx, tradeIn.request_id);
  if (subject.request.status !== 'COMPLETED') throw invalidTransition('No report to share');
  await assertFree(services, tx, tradeIn, { evenWithOffer: false });
  const dealers = await dealersToInvite(tx, given.partner_id, given.dealers);
  const rules = await rulesFor(tx, given);
  const now = services.clock.now();
  const end = new Date(now.getTime() + duration);
  const auction = await tx
    .insertInto('auctions')
    .values({
      id: newId(now),
      partner_id: tradeIn.partner_id,
      trade_in_id: tradeIn.id,
      currency_code: subject.partner.currency,
      ...ruleColumns(rules),
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
  await addBidders(tx, auction, dealers, now);
  await audit(tx, tradeIn, 'AUCTION_STARTED', {
    actor: { kind: 'STAFF', id: userId },
    at: now,
    callId,
    auctionId: auction.id,
    after: 'RUNNING',
    cents: rules.minBid,
    currency: auction.currency_code,
  });
  const actor = { kind: 'STAFF', id: userId } as const;
  await addEvent(tx, subject.request, 'AUCTION_STARTED', actor, now, {
    detail: `${dealers.length}`,
  });
  await tellInvited(services, tx, auction, subject, () => true, { kind: 'STAFF', userId });
  await queueTick(services, tx, end);
  await announceOffers(services, tx, subject.request, 'AUCTION');
  return auction.id;
}

/** The rules that the share asks for, over the partner's defaults. */
async function rulesFor(tx: Tx, { partner_id, min_bid, rules }: AuctionCreate): Promise<Rules> {
  const { auction_defaults: defaults } = await readDefaults(tx, partner_id);
  const chosen = chooseRules(defaults, {
    ...(min_bid === undefined ? {} : { min_bid }),
    ...rules,
  });
  return rulesOf(chosen, 'rules.');
}

/** Removes an offer that was declined or expired; the record and the timeline keep it. */
async function forgetOldOffer(tx: Tx, tradeInId: string): Promise<void> {
  await tx
    .updateTable('trade_ins')
    .set({ ...NO_OFFER, deal_id: null })
    .where('id', '=', tradeInId)
    .execute();
}
