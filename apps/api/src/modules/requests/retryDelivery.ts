import type { Request } from '@forecourt/contract';
import { emailAddress, mobileNumber } from '../../domain/contact.ts';
import type { Row } from '../../db/schema.ts';
import type { Call } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { queueFor } from '../../messaging/queue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { reportOf } from '../../db/report.ts';
import type { Tx } from '../../db/database.ts';
import { presentRequest } from './presenter.ts';
import { storeCorrection } from '../corrections/store.ts';
import { findRequestRow, lockRequest } from './queries.ts';
import { countRepeat } from './repeat.ts';
import { announce } from './transition.ts';

/**
 * Resends an undelivered message with the same text, to the same or a corrected number or address.
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
    const request = await lockRequest(tx, params.id);
    if (!request) throw notFound();
    requirePartner(request.partner_id);
    const message = await failedMessage(tx, request);
    if (message.channel === 'SMS' && email) throw invalidFormat('email');
    if (message.channel === 'EMAIL' && phone) throw invalidFormat('phone');
    await countRepeat(services, tx, request);
    const recipient = phone ?? email ?? message.recipient;
    if (phone ?? email) {
      const corrected = phone ? { phone } : { email };
      const report = await reportOf(tx, request.id);
      await storeCorrection(services, tx, { request, report }, corrected, staff.userId);
    }
    const { channel, purpose, subject, body: text, html, link } = message;
    const sender = { kind: 'STAFF', userId: staff.userId } as const;
    await queueFor(services, tx, request, sender, {
      channel,
      purpose,
      recipient,
      subject,
      body: text,
      html,
      link,
    });
    await announce(services.realtime, tx, request);
    const row = await findRequestRow(tx, request.id);
    if (!row) throw notFound();
    return { request: presentRequest(row) };
  });
  services.jobs.wake(SEND_QUEUE);
  return answer;
}

/** The request's newest message, which must have failed. */
async function failedMessage(tx: Tx, request: Row<'requests'>): Promise<Row<'outbox'>> {
  const { delivery, delivery_id: id, status } = request;
  if (delivery !== 'FAILED' || id === null) throw invalidTransition('Nothing has failed');
  if (status === 'COMPLETED' || status === 'ARCHIVED') {
    throw invalidTransition(`A request that is ${status} is not sent`);
  }
  return tx.selectFrom('outbox').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}
