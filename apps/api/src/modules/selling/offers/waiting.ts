import type { OfferWaiting } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import {
  longestEnd,
  nextReminder,
  type ReminderRules,
  type WaitingFacts,
} from '../../../domain/waitingOffer.ts';
import { deliveryIn, presentDelivery } from '../../../messaging/delivery.ts';
import { findReminderMessage } from '../../../messaging/offerMessages.ts';
import { reportLinkIsLive } from '../../links/live.ts';
import { isPending } from './presenter.ts';
import type { TradeInRow } from './queries.ts';

/** The rules' facts about an offer; null without one. */
export function waitingFactsOf(row: Row<'trade_ins'>): WaitingFacts | null {
  const { offer_set_timestamp: offeredAt, offer_expires_at: end } = row;
  return offeredAt && end && { offeredAt, end, remindedAt: row.offer_reminded_at };
}

export function reminderRulesOf(row: TradeInRow): ReminderRules {
  return { afterDays: row.reminder_after_days, beforeDays: row.reminder_before_days };
}

/** How the owner of a pending offer is chased; null without such an offer. */
export async function presentWaiting(
  tx: Tx,
  row: TradeInRow,
  request: Pick<Row<'requests'>, 'status' | 'updated_at' | 'email' | 'phone'>,
  now: Date,
): Promise<OfferWaiting | null> {
  const facts = waitingFactsOf(row);
  if (!facts || !isPending(row, now)) return null;
  const { email, phone } = request;
  const isReachable = reportLinkIsLive(request, now) && (email !== null || phone !== null);
  const next = isReachable ? nextReminder(facts, reminderRulesOf(row)) : null;
  const message = row.offer_reminders > 0 ? await findReminderMessage(tx, row) : undefined;
  return {
    opened_at: row.offer_opened_at?.toISOString() ?? null,
    reminders: row.offer_reminders,
    last_reminder: message ? presentDelivery(deliveryIn(message)) : null,
    next_reminder_at: next?.toISOString() ?? null,
    longest_end: longestEnd(facts).toISOString(),
    needs_dealer: row.offer_dealer_id !== null,
  };
}
