import { lockRequest } from '../modules/requests/queries.ts';
import { SYSTEM, addEvent, moveRequest } from '../modules/requests/transition.ts';
import type { Updateable } from 'kysely';
import type { Row, Tables } from '../db/schema.ts';
import type { Services, Tx } from '../services.ts';
import type { Taken } from './mailer.ts';
import type { SendJob } from './sendQueue.ts';

const ERROR_LENGTH = 500;
/** Where messages go for which no provider is set. */
const OUTBOX = 'outbox';
const FORGOTTEN = 'The text of an invitation is not kept';

/**
 * Delivers one message of the outbox.
 *
 * Safe to run again: a message that was taken is not sent twice. Between the provider's answer and
 * our record of it a crash leaves SENDING; then the message goes out again under the same id, which
 * the provider can drop, or, where it cannot, counts as failed for staff to decide.
 */
export async function deliver(
  services: Services,
  { outboxId }: SendJob,
  { lastAttempt }: { lastAttempt: boolean },
): Promise<void> {
  const message = await claim(services, outboxId);
  if (!message) return;
  const interrupted = message.status === 'SENDING';
  if (interrupted && message.channel === 'SMS' && !services.sms.repeatable) {
    return recordFailure(services, message, 'Interrupted; it may have been delivered', true);
  }
  let taken: Taken;
  try {
    taken = await hand(services, message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await recordFailure(services, message, reason, lastAttempt);
    if (lastAttempt) return;
    throw error;
  }
  await services.db.system((tx) => recordTaken(services, tx, message, taken));
}

/** The message as it was before this attempt, now marked as being sent; null when it is done. */
function claim({ db, clock }: Services, id: string): Promise<Row<'outbox'> | null> {
  return db.system(async (tx) => {
    const message = await tx
      .selectFrom('outbox')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!message || message.status === 'SENT' || message.status === 'FAILED') return null;
    await tx
      .updateTable('outbox')
      .set({ status: 'SENDING', attempts: message.attempts + 1, attempted_at: clock.now() })
      .where('id', '=', id)
      .execute();
    return message;
  });
}

function hand({ mailer, sms, config }: Services, message: Row<'outbox'>): Promise<Taken> {
  if (message.channel === 'SMS') {
    return sms.send({ to: message.recipient, text: message.body, id: message.id });
  }
  return mailer.send({
    to: message.recipient,
    subject: message.subject ?? '',
    text: message.body,
    html: message.html,
    messageId: `<${message.id}@${new URL(config.publicUrl).hostname}>`,
  });
}

async function recordTaken(
  services: Services,
  tx: Tx,
  message: Row<'outbox'>,
  { provider, reference }: Taken,
): Promise<void> {
  const now = services.clock.now();
  await tx
    .updateTable('outbox')
    .set({
      ...{ status: 'SENT', provider, provider_reference: reference, sent_at: now, error: null },
      ...afterDelivery(message, provider),
    })
    .where('id', '=', message.id)
    .execute();
  await tellStaff(services, tx, message);
  const request = message.request_id ? await lockRequest(tx, message.request_id) : undefined;
  if (!request) return;
  const moved = await moveRequest(services, tx, request, 'DELIVER', SYSTEM);
  // A reminder or repetition changes no status, but that it went out belongs on the timeline.
  if (moved.status === request.status) await addEvent(tx, request, 'SENT', SYSTEM, now);
}

/**
 * What is forgotten of a message once somebody has it: the link of an invitation opens a membership,
 * and its key is kept nowhere else. The outbox of development keeps it: it is how it is read there.
 */
function afterDelivery({ purpose }: Row<'outbox'>, provider: string): Updateable<Tables['outbox']> {
  if (purpose !== 'INVITATION' || provider === OUTBOX) return {};
  return { body: FORGOTTEN, html: null, link: null };
}

/** Staff see in the auction how the messages to its dealers fare. */
async function tellStaff({ realtime }: Services, tx: Tx, message: Row<'outbox'>): Promise<void> {
  const { auction_id: auctionId, dealer_id: dealerId } = message;
  if (auctionId && dealerId) await realtime.auctionMessagesChanged(tx, auctionId);
}

async function recordFailure(
  services: Services,
  message: Row<'outbox'>,
  error: string,
  final: boolean,
): Promise<void> {
  const { db, clock } = services;
  await db.system(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ status: final ? 'FAILED' : 'QUEUED', error: error.slice(0, ERROR_LENGTH) })
      .where('id', '=', message.id)
      .execute();
    if (final) await tellStaff(services, tx, message);
    if (!final || !message.request_id) return;
    const request = await lockRequest(tx, message.request_id);
    if (request) await addEvent(tx, request, 'DELIVERY_FAILED', SYSTEM, clock.now());
  });
}
