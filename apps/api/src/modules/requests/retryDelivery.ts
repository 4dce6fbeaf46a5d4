import type { Request } from '@forecourt/contract';
import { emailAddress, mobileNumber } from '../../domain/contact.ts';
import type { Channel, Row } from '../../db/schema.ts';
import type { Call } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { requireChannel } from '../../messaging/channels.ts';
import { isAboutConclusion } from '../../messaging/conclusionMessages.ts';
import { enqueue } from '../../messaging/enqueue.ts';
import { keepNewest } from '../../messaging/newest.ts';
import { isAboutOffer } from '../../messaging/offerMessages.ts';
import { queueFor, writeForChannel } from '../../messaging/queue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Purpose } from '../../messaging/purposes.ts';
import { reportOf } from '../../db/report.ts';
import type { Tx } from '../../db/database.ts';
import type { Sender } from '../../domain/sendingRules.ts';
import type { Services } from '../../services.ts';
import { presentRequest } from './presenter.ts';
import { storeCorrection } from '../corrections/store.ts';
import { lockOwn } from './lockOwn.ts';
import { findRequestRow } from './queries.ts';
import { countRepeat } from './repeat.ts';
import { announce } from './transition.ts';

/**
 * Resends an undelivered message with the same text, to the same or a corrected number or address, or
 * by another channel.
 * The status changes only when the provider has accepted it.
 *
 * @throws Problem 409 when nothing has failed or the request is over; 429 as for sending again
 */
export async function retryDelivery({
  params,
  body,
  services,
  staff,
  once,
  requirePartner,
}: Call<'retryDelivery'>): Promise<{ request: Request }> {
  const phone = body.phone === undefined ? null : mobileNumber(body.phone);
  const email = body.email === undefined ? null : emailAddress(body.email);
  const answer = await once(partnersOf(staff), async (tx) => {
    const request = await lockOwn(tx, { params, requirePartner });
    const message = await failedMessage(tx, request);
    const { channel = message.channel } = body;
    if (channel !== 'EMAIL' && email)
      throw invalidFormat('email', `left out when the channel is ${channel}`);
    if (channel === 'EMAIL' && phone)
      throw invalidFormat('phone', 'left out when the channel is EMAIL');
    const isOther = channel !== message.channel;
    const known = channel === 'EMAIL' ? request.email : request.phone;
    const recipient = phone ?? email ?? (isOther ? known : message.recipient);
    if (!recipient) throw missingField(channel === 'EMAIL' ? 'email' : 'phone');
    await countRepeat(services, tx, request);
    const words = isOther ? await otherWords(services, tx, request, message, channel) : {};
    if (phone ?? email) {
      const corrected = phone ? { phone } : { email };
      const report = await reportOf(tx, request.id);
      await storeCorrection(services, tx, { request, report }, corrected, staff.userId);
    }
    const sender = { kind: 'STAFF', userId: staff.userId } as const;
    await queueAgain(services, tx, request, sender, { ...message, ...words, recipient });
    if (isOther && channel === 'SMS') await writeBySms(tx, request);
    await announce(services.realtime, tx, request);
    if (isAboutOffer(message)) await services.realtime.reportChanged(tx, request, 'OFFER');
    if (isAboutConclusion(message)) {
      await services.realtime.reportChanged(tx, request, 'CONCLUSION');
    }
    const row = await findRequestRow(tx, request.id);
    if (!row) throw notFound();
    return { request: presentRequest(row) };
  });
  services.jobs.wake(SEND_QUEUE);
  return answer;
}

/** What a message says by another channel. */
async function otherWords(
  { config }: Services,
  tx: Tx,
  request: Row<'requests'>,
  { request_id, purpose, link, body }: Row<'outbox'>,
  channel: Channel,
): Promise<Pick<Row<'outbox'>, 'channel' | 'subject' | 'body' | 'locale' | 'template'>> {
  // what is about an outcome is sent by another channel in the report
  if (request_id === null || link === null)
    throw invalidFormat(
      'channel',
      'the channel that failed: this message cannot be sent by another',
    );
  if (channel === 'WHATSAPP')
    throw invalidFormat('channel', 'SMS or EMAIL, where it did not fail by WhatsApp');
  requireChannel(config, channel);
  const sent = { purpose: purpose as Purpose, link, body };
  const { subject, text, locale } = await writeForChannel(tx, request, channel, sent);
  return { channel, subject, body: text, locale, template: null };
}

/** What did not arrive by WhatsApp is not tried so again: this number is written to by SMS. */
async function writeBySms(tx: Tx, { id }: Row<'requests'>): Promise<void> {
  await tx.updateTable('requests').set({ phone_channel: 'SMS' }).where('id', '=', id).execute();
}

/**
 * Enqueues a message of the outbox once more. An offer or a deal keeps its message apart from the
 * request's own, so that its state shows there, too.
 */
async function queueAgain(
  services: Services,
  tx: Tx,
  request: Row<'requests'>,
  sender: Sender,
  { request_id, about_request_id, auction_id, dealer_id, ...message }: Row<'outbox'>,
): Promise<void> {
  const { channel, purpose, recipient, subject, body, link, locale, template } = message;
  const again = { channel, purpose, recipient, subject, body, link, locale, template };
  if (request_id) return queueFor(services, tx, request, sender, again);
  const outgoing = { ...again, about_request_id, auction_id, dealer_id };
  const queued = await enqueue(services, tx, request.partner_id, sender, [outgoing]);
  await keepNewest(tx, [outgoing], queued, services.clock.now());
}

/** The request's newest message, which must have failed. */
async function failedMessage(tx: Tx, request: Row<'requests'>): Promise<Row<'outbox'>> {
  const { delivery, delivery_id: id, status } = request;
  if (delivery !== 'FAILED' || id === null) throw invalidTransition('Nothing has failed');
  const message = await tx
    .selectFrom('outbox')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const isOver = status === 'ARCHIVED' || (status === 'COMPLETED' && message.request_id !== null);
  if (isOver) throw invalidTransition(`A request that is ${status} is not sent`);
  // a message whose link is no longer kept would bring the customer nothing
  if (message.link === null) throw invalidTransition('It is too old to be sent again');
  return message;
}
