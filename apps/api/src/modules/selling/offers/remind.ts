import { sql } from 'kysely';
import { dueReminder } from '../../../domain/waitingOffer.ts';
import type { Tx } from '../../../db/database.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import { reportLinkIsLive } from '../../links/live.ts';
import { addEvent, SYSTEM } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { lockTradeIn } from '../auctions/queries.ts';
import { subjectOf } from '../subject.ts';
import { offerFacts, ownerOf } from './ownerMessage.ts';
import { isPending } from './presenter.ts';
import { findTradeIn } from './queries.ts';
import { reminderRulesOf, waitingFactsOf } from './waiting.ts';

/** Trade-ins whose owners have not answered and are to be reminded, by `dueReminder`. */
export function listOwnersToRemind(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('trade_ins as t')
    .innerJoin('partners as p', 'p.id', 't.partner_id')
    .where('t.offer_value_cents', 'is not', null)
    .where('t.offer_accepted', 'is', null)
    .where('t.offer_expired_at', 'is', null)
    .where('t.offer_expires_at', '>', now)
    .where(
      sql<boolean>`exists (
        select 1 from (values
          (p.offer_reminder_after_days,
            t.offer_set_timestamp + p.offer_reminder_after_days * interval '24 hours'),
          (p.offer_reminder_before_days,
            t.offer_expires_at - p.offer_reminder_before_days * interval '24 hours')
        ) as mark (days, at)
        where days > 0 and at <= ${now} and at < t.offer_expires_at
          and at > greatest(t.offer_set_timestamp, t.offer_reminded_at)
      )`,
    )
    .orderBy('t.offer_expires_at')
    .limit(limit)
    .select('t.id')
    .execute();
}

/**
 * Reminds an owner of the offer that waits for them; each reminder goes out once, and none to a link
 * that opens nothing.
 * @returns whether this call did it
 */
export async function remindOwner(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
): Promise<boolean> {
  const now = services.clock.now();
  const locked = await lockTradeIn(tx, tradeInId);
  const tradeIn = locked && (await findTradeIn(tx, locked.request_id));
  if (!tradeIn || !isPending(tradeIn, now)) return false;
  const facts = waitingFactsOf(tradeIn);
  const due = facts && dueReminder(facts, reminderRulesOf(tradeIn), now);
  if (!facts || !due) return false;
  const subject = await subjectOf(tx, tradeIn.request_id);
  const { email, phone } = subject.request;
  const isReachable = reportLinkIsLive(subject.request, now) && (email !== null || phone !== null);
  await tx
    .updateTable('trade_ins')
    .set((eb) => ({
      offer_reminded_at: now,
      ...(isReachable ? { offer_reminders: eb('offer_reminders', '+', 1) } : {}),
    }))
    .where('id', '=', tradeInId)
    .execute();
  if (!isReachable) return true;
  const said = offerFacts(tradeIn, subject, { time: facts.end });
  const owner = await ownerOf(services, tx, tradeIn, subject, 'OFFER_REMINDER', said);
  const about = {
    partnerId: tradeIn.partner_id,
    auctionId: tradeIn.offer_auction_id,
    requestId: subject.request.id,
  };
  await queueAuctionMessages(services, tx, about, [owner]);
  await addEvent(tx, subject.request, 'OFFER_REMINDED', SYSTEM, now);
  await announceOffers(services, tx, subject.request);
  return true;
}
