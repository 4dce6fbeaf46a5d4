import type { DeliveryReason, Row } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { afterDelivery } from './forget.ts';
import type { Taken } from './mailer.ts';
import { aboutOf } from './messageAbout.ts';
import { digestOneClick } from './digestLink.ts';
import { dress } from './email/dress.ts';
import { oneClickAddress } from './optOutLink.ts';
import { regularMails } from './purposes.ts';
import { receiptAddress } from './receiptKey.ts';
import { SendError } from './sendError.ts';
import type { SendJob } from './sendQueue.ts';

type Parts = Pick<
  Services,
  'clock' | 'config' | 'db' | 'keys' | 'log' | 'mailer' | 'realtime' | 'sms'
>;

/**
 * Records where it matters what became of a message to a customer, or of a notice of a conversation:
 * in the transaction that records it in the outbox, and before that, since whoever changes a request
 * holds it before its messages.
 */
export interface DeliveryRecord {
  sent(tx: Tx, message: Row<'outbox'>, at: Date): Promise<void>;
  /** Its provider reported that it reached the phone. */
  delivered(tx: Tx, message: Row<'outbox'>, at: Date): Promise<void>;
  /** WhatsApp reported that it was read. */
  read(tx: Tx, message: Row<'outbox'>, at: Date): Promise<void>;
  failed(tx: Tx, message: Row<'outbox'>, at: Date, reason: DeliveryReason): Promise<void>;
}

/** What a provider reports of a message that it took: that it arrived, was read, or why it did not. */
export type Receipt = 'DELIVERED' | 'READ' | DeliveryReason;

const ERROR_LENGTH = 500;
/** The message was handed over, but the outcome is unknown. */
const LOST = new SendError('Interrupted; it may have been delivered', 'INTERRUPTED', {
  isFinal: true,
});

/**
 * Delivers one message of the outbox.
 *
 * Safe to repeat: a message that the provider accepted is not sent twice. A crash between the
 * provider's answer and our record of it leaves SENDING. Then the message is sent again under the
 * same id, which the provider can drop; if it cannot, the message counts as failed, and staff
 * decide.
 */
export async function deliver(
  services: Parts,
  requests: DeliveryRecord,
  { outboxId }: SendJob,
  { lastAttempt }: { lastAttempt: boolean },
): Promise<void> {
  if (await recordRefusal(services, requests, outboxId)) return;
  const message = await claim(services, outboxId);
  if (!message) return;
  const repeatable = message.channel === 'EMAIL' || services.sms.repeatable;
  if (message.status === 'SENDING' && !repeatable) {
    return recordFailure(services, requests, message, LOST);
  }
  let taken: Taken;
  try {
    taken = await hand(services, message);
  } catch (error) {
    const failure = failureOf(error, repeatable);
    const isFinal = lastAttempt || failure.isFinal;
    await recordFailure(services, requests, message, failure, isFinal);
    if (isFinal) return;
    throw error;
  }
  await services.db.system((tx) => recordTaken(services, requests, tx, message, taken));
}

/**
 * Why the send failed. If the provider may have the message, and cannot drop duplicates, it is not
 * sent again.
 */
function failureOf(error: unknown, repeatable: boolean): SendError {
  if (!(error instanceof SendError)) {
    return new SendError(error instanceof Error ? error.message : String(error), 'UNKNOWN');
  }
  return error.mayBeTaken && !repeatable ? LOST : error;
}

/**
 * Records once that a message was not even tried, for a reason that was known when it was enqueued.
 * @returns whether there was such a message
 */
function recordRefusal(services: Parts, requests: DeliveryRecord, id: string): Promise<boolean> {
  return services.db.system(async (tx) => {
    const message = await tx
      .selectFrom('outbox')
      .where('id', '=', id)
      .where('status', '=', 'FAILED')
      .where('attempted_at', 'is', null)
      .selectAll()
      .executeTakeFirst();
    if (!message) return false;
    const now = services.clock.now();
    await requests.failed(tx, message, now, message.reason ?? 'UNKNOWN');
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({ attempted_at: now })
      .where('id', '=', id)
      .where('attempted_at', 'is', null)
      .executeTakeFirst();
    // another run of the job was first
    if (numUpdatedRows === 0n) throw new Error('Recorded already');
    logFailure(services, message, message.reason);
    await tellStaff(services, tx, message);
    return true;
  });
}

/** Marks the message as being sent and returns its previous state; null when it is done. */
function claim({ db, clock }: Parts, id: string): Promise<Row<'outbox'> | null> {
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

async function hand(services: Parts, message: Row<'outbox'>): Promise<Taken> {
  const { mailer, sms, config } = services;
  const { id, channel, recipient: to, body: text, link, template } = message;
  if (channel !== 'EMAIL') {
    const receiptUrl = sms.receipts ? receiptAddress(services, id) : null;
    const byTemplate = template && { template: { ...template, link: link ?? '' } };
    return sms.send({ to, text, id, receiptUrl, ...byTemplate });
  }
  return mailer.send({
    to: message.recipient,
    subject: message.subject ?? '',
    text: message.body,
    ...(await dress(services, message)),
    unsubscribe: unsubscribeAddress(services, message),
    messageId: `<${message.id}@${new URL(config.publicUrl).hostname}>`,
  });
}

function unsubscribeAddress(
  services: Pick<Parts, 'config' | 'keys'>,
  { dealer_id, purpose, link }: Row<'outbox'>,
): string | null {
  if (dealer_id) return oneClickAddress(services, dealer_id);
  return regularMails.has(purpose) && link ? digestOneClick(services, link) : null;
}

async function recordTaken(
  services: Parts,
  requests: DeliveryRecord,
  tx: Tx,
  message: Row<'outbox'>,
  { provider, reference }: Taken,
): Promise<void> {
  const held = await lockMessage(tx, message.id);
  const update = tx.updateTable('outbox').where('id', '=', message.id);
  const origin = { provider, provider_reference: reference };
  if (held?.status !== 'SENDING') {
    // a receipt came before the provider's answer, and says more
    await update.set(origin).execute();
    return;
  }
  const now = services.clock.now();
  await requests.sent(tx, message, now);
  // it may have to be sent again until the provider reports that it arrived
  const forgotten = mayFail(services, message) ? {} : afterDelivery(message, provider);
  await update
    .set({ ...origin, status: 'SENT', sent_at: now, error: null, reason: null, ...forgotten })
    .execute();
  await tellStaff(services, tx, message);
}

/** Whether the provider may still report that a message did not arrive. */
const mayFail = ({ sms }: Parts, { channel }: Row<'outbox'>): boolean =>
  channel !== 'EMAIL' && sms.receipts;

/**
 * Records what a provider reports of a message. What is reported again, or after it arrived, changes
 * nothing: receipts come in any order, also before the answer to the message itself.
 *
 * @returns whether there is such a message
 */
export function recordReceipt(
  services: Parts,
  requests: DeliveryRecord,
  id: string,
  receipt: Receipt,
): Promise<boolean> {
  return services.db.system(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) return false;
    const { status, delivered_at: deliveredAt } = message;
    const isRead = receipt === 'READ' && message.channel === 'WHATSAPP';
    const isDelivered = receipt === 'DELIVERED' || receipt === 'READ';
    if (deliveredAt && !(isRead && !message.read_at)) return true;
    if (status === 'FAILED' && !isDelivered) return true;
    const now = services.clock.now();
    const update = tx.updateTable('outbox').where('id', '=', id);
    if (isDelivered) {
      if (status !== 'SENT') await requests.sent(tx, message, now);
      if (!deliveredAt) await requests.delivered(tx, message, now);
      if (isRead) await requests.read(tx, message, now);
      const sentAt = message.sent_at ?? now;
      const forgotten = afterDelivery(message, services.config.sms.kind);
      await update
        .set({ status: 'SENT', sent_at: sentAt, error: null, reason: null })
        .set({ delivered_at: deliveredAt ?? now, ...(isRead && { read_at: now }) })
        .set(forgotten)
        .execute();
    } else {
      logFailure(services, message, receipt);
      await requests.failed(tx, message, now, receipt);
      const error = 'Reported by the provider';
      await update.set({ status: 'FAILED', reason: receipt, error }).execute();
    }
    await tellStaff(services, tx, message);
    return true;
  });
}

/** A message of the outbox, held until `tx` ends; the request that it is about is held before it. */
async function lockMessage(tx: Tx, id: string): Promise<Row<'outbox'> | undefined> {
  const about = await tx
    .selectFrom('outbox')
    .where('id', '=', id)
    .select(['request_id', 'about_request_id'])
    .executeTakeFirst();
  const requestId = about?.request_id ?? about?.about_request_id;
  if (requestId) {
    await tx.selectFrom('requests').where('id', '=', requestId).select('id').forUpdate().execute();
  }
  return tx.selectFrom('outbox').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Updates the delivery states of messages about an auction, an offer or a conclusion on the staff's screens. */
async function tellStaff({ realtime }: Parts, tx: Tx, message: Row<'outbox'>): Promise<void> {
  const { auction_id: auctionId, dealer_id: dealerId } = message;
  if (auctionId && dealerId) await realtime.auctionMessagesChanged(tx, auctionId);
  const { about_request_id: requestId } = message;
  const about = aboutOf(message);
  if (!requestId || (about !== 'OFFER' && about !== 'DEAL' && about !== 'CONCLUSION')) return;
  const request = await tx
    .selectFrom('requests')
    .where('id', '=', requestId)
    .select(['id', 'partner_id', 'request_type'])
    .executeTakeFirst();
  const part = about === 'CONCLUSION' ? about : 'OFFER';
  if (request) await realtime.reportChanged(tx, request, part);
}

/** By its ids, so that who runs the installation finds it; nothing of whom or what it was about. */
function logFailure(
  { log }: Pick<Parts, 'log'>,
  { channel, id: message, partner_id: partner }: Row<'outbox'>,
  reason: DeliveryReason | null,
): void {
  log.warn({ message, channel, partner, reason }, 'message not delivered');
}

async function recordFailure(
  services: Parts,
  requests: DeliveryRecord,
  message: Row<'outbox'>,
  { message: error, reason }: SendError,
  isFinal = true,
): Promise<void> {
  const { db, clock } = services;
  logFailure(services, message, reason);
  await db.system(async (tx) => {
    const held = await lockMessage(tx, message.id);
    // a receipt says already what became of it
    if (held?.status !== 'SENDING') return;
    if (isFinal) await requests.failed(tx, message, clock.now(), reason);
    await tx
      .updateTable('outbox')
      .set({
        status: isFinal ? 'FAILED' : 'QUEUED',
        error: error.slice(0, ERROR_LENGTH),
        reason: isFinal ? reason : null,
      })
      .where('id', '=', message.id)
      .execute();
    if (isFinal) await tellStaff(services, tx, message);
  });
}
