import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import { SEND_QUEUE } from '../../../messaging/sendQueue.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { closeIfDue, dealerRecipient, type AuctionParts } from './close.ts';
import { expireIfDue } from './expire.ts';
import {
  findAuction,
  listBidders,
  listDue,
  listToExpire,
  listToRemind,
  lockTradeIn,
} from './queries.ts';
import { DEAL_TIMERS } from '../deals/timers.ts';
import { listOwnersToRemind, remindOwner } from '../offers/remind.ts';
import { messageFacts, subjectOf } from '../subject.ts';

/** Batch size; the rest follows in the next round. */
const BATCH = 50;
/** Rounds per run, so that failing rows cannot keep it busy forever. */
const MAX_ROUNDS = 100;

/**
 * Processes what is due: ended auctions, reminders, offers that expired or wait, unanswered deals and
 * second chances. Each has its own transaction, which checks again under the lock, so that any number of nodes may run this in parallel and each
 * thing happens once, even after a crash.
 */
export async function tick(services: Services): Promise<void> {
  const { clock, db } = services;
  let done = 0;
  const work = async (
    list: (tx: Tx, now: Date, limit: number) => Promise<{ tradeInId: string; id: string }[]>,
    one: (tx: Tx, found: { tradeInId: string; id: string }) => Promise<boolean>,
  ) => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const found = await db.system((tx) => list(tx, clock.now(), BATCH));
      let worked = 0;
      for (const each of found) if (await db.system((tx) => one(tx, each))) worked += 1;
      done += worked;
      if (worked === 0) return;
    }
  };
  await work(
    async (tx, now, limit) =>
      (await listDue(tx, now, limit)).map(({ id, trade_in_id }) => ({
        id,
        tradeInId: trade_in_id,
      })),
    async (tx, { id, tradeInId }) => {
      const tradeIn = await lockTradeIn(tx, tradeInId);
      return tradeIn !== undefined && closeIfDue(services, tx, tradeIn, id);
    },
  );
  await work(
    async (tx, now, limit) =>
      (await listToRemind(tx, now, limit)).map(({ id, trade_in_id }) => ({
        id,
        tradeInId: trade_in_id,
      })),
    (tx, { id, tradeInId }) => remind(services, tx, tradeInId, id),
  );
  await work(
    async (tx, now, limit) =>
      (await listToExpire(tx, now, limit)).map(({ id }) => ({ id, tradeInId: id })),
    async (tx, { id }) => {
      const tradeIn = await lockTradeIn(tx, id);
      return tradeIn !== undefined && expireIfDue(services, tx, tradeIn);
    },
  );
  await work(
    async (tx, now, limit) =>
      (await listOwnersToRemind(tx, now, limit)).map(({ id }) => ({ id, tradeInId: id })),
    (tx, { id }) => remindOwner(services, tx, id),
  );
  for (const [list, one] of DEAL_TIMERS) {
    await work(
      async (tx, now, limit) =>
        (await list(tx, now, limit)).map((row) => ({ id: row.id, tradeInId: row.trade_in_id })),
      (tx, { tradeInId }) => one(services, tx, tradeInId),
    );
  }
  if (done > 0) services.jobs.wake(SEND_QUEUE);
}

/** Reminds every dealer, once, that an auction ends within the hour (spec §4). */
async function remind(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  auctionId: string,
): Promise<boolean> {
  const tradeIn = await lockTradeIn(tx, tradeInId);
  const auction = tradeIn && (await findAuction(tx, auctionId));
  const now = services.clock.now();
  if (!tradeIn || !auction || auction.status !== 'RUNNING' || auction.reminded_at) return false;
  if (now >= auction.end_time) return false;
  await tx.updateTable('auctions').set({ reminded_at: now }).where('id', '=', auctionId).execute();
  const subject = await subjectOf(tx, tradeIn.request_id);
  const { currency_code: currency, end_time: time } = auction;
  const facts = messageFacts(subject, { currency, time });
  const bidders = await listBidders(tx, auctionId);
  await queueAuctionMessages(
    services,
    tx,
    { partnerId: auction.partner_id, auctionId },
    bidders.map((bidder) => dealerRecipient(services, bidder, 'AUCTION_ENDING', facts)),
  );
  await services.realtime.auctionMessagesChanged(tx, auctionId);
  return true;
}
