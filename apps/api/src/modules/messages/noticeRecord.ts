import type { DeliveryReason, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { CHAT_PURPOSES } from '../../messaging/messageAbout.ts';
import type { Services } from '../../services.ts';
import { addEvent, announce, SYSTEM } from '../requests/transition.ts';

interface Outcome {
  state: 'SENT' | 'DELIVERED' | 'FAILED';
  reason: DeliveryReason | null;
  at: Date;
}

/**
 * Records on a conversation how its newest notice fares; an older one changes nothing. The timeline
 * has those that failed, those that follow them, and those that staff sent: every notice would hide
 * what matters there.
 *
 * @param request the conversation's, locked in `tx`
 */
export async function recordNotice(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  request: Row<'requests'>,
  message: Row<'outbox'>,
  { state, reason, at }: Outcome,
): Promise<void> {
  const before = await tx
    .selectFrom('threads')
    .where('lead_id', '=', request.id)
    .where('notice_id', '=', message.id)
    .select(['id', 'partner_id'])
    .executeTakeFirst();
  if (!before) return;
  const notice = { notice: state, notice_reason: reason, notice_at: at };
  await tx.updateTable('threads').set(notice).where('id', '=', before.id).execute();
  await realtime.threadChanged(tx, { partnerId: before.partner_id, threadId: before.id });
  const isByStaff = message.purpose === CHAT_PURPOSES.byStaff;
  if (state !== 'FAILED' && !isByStaff && !(await lastOneFailed(tx, request.id))) return;
  const type = state === 'FAILED' ? 'DELIVERY_FAILED' : state;
  const details = { about: 'CHAT' as const, ...(reason && { detail: reason }) };
  await addEvent(tx, request, type, SYSTEM, at, details);
  await announce(realtime, tx, request);
}

/** Whether the timeline's last word about notices is that one failed. */
async function lastOneFailed(tx: Tx, requestId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('request_events')
    .where('request_id', '=', requestId)
    .where('about', '=', 'CHAT')
    .orderBy('id', 'desc')
    .limit(1)
    .select('type')
    .executeTakeFirst();
  return last?.type === 'DELIVERY_FAILED';
}
