import { type Body, sells } from '@forecourt/contract';
import { emailAddress, mobileNumber, personName } from '../../domain/contact.ts';
import { newId } from '../../domain/id.ts';
import { NEW_THREADS_BY_ADDRESS, NEW_THREADS_BY_CAR } from '../../domain/limits.ts';
import { messageText } from '../../domain/messageText.ts';
import type { Handlers } from '../../http/operation.ts';
import { missingField } from '../../domain/errors.ts';
import { carSold, carWithdrawn, notFound } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import type { Row } from '../../db/schema.ts';
import { saleOf } from '../../db/sold.ts';
import type { Services } from '../../services.ts';
import { reportLinkIsLive } from '../links/live.ts';
import { findRequest, lockRequest } from '../requests/queries.ts';
import { openThread, type Buyer } from './conversations.ts';
import { conversationLink, isRequestId, type LinkParams } from './link.ts';
import { writeMessage } from './write.ts';

/** A buyer's first message, from the public report of a car for sale. */
export const handlers = {
  async createThread({ params, body, services, request: call, once }) {
    const request = await carForSale(services, params);
    // validate first, so that invalid messages do not count toward the limits
    const buyer = buyerOf(body);
    const text = messageText(body.message);
    await countHits(services, [
      ['newThread.address', call.ip, NEW_THREADS_BY_ADDRESS],
      ['newThread.car', request.id, NEW_THREADS_BY_CAR],
    ]);
    const header = call.headers['idempotency-key'];
    const key = typeof header === 'string' && header !== '' ? header : null;
    return once([request.partner_id], async (tx) => {
      const lead = await lockRequest(tx, request.id);
      if (!lead) throw notFound();
      if (await saleOf(tx, lead.id)) throw carSold();
      if (lead.listing_withdrawn_at) throw carWithdrawn();
      const known: Buyer = { id: newId(services.clock.now()), ...buyer };
      const thread = await openThread(services, tx, lead, 'BUYER_AGENT', known);
      await writeMessage(services, tx, thread.id, { side: 'PARTY', userId: null, text, key });
      return { url: conversationLink(services, thread, lead) };
    });
  },
} satisfies Handlers;

/**
 * The request behind a public report's link.
 *
 * @throws Problem 404 for any other link, and for a report that is about no sale
 */
async function carForSale(
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  { requestId, sessionKey }: LinkParams,
): Promise<Row<'requests'>> {
  if (!isRequestId(requestId)) throw notFound();
  const request = await db.system((tx) => findRequest(tx, requestId));
  const isSale =
    request &&
    sells(request.request_type) &&
    keys.verify('public', request.id, request.key_version, sessionKey) &&
    reportLinkIsLive(request, clock.now());
  if (!isSale) throw notFound();
  return request;
}

/** @throws Problem 422 naming the field, when the name or the contact is missing */
function buyerOf({ name, email, phone }: Body<'createThread'>): Omit<Buyer, 'id'> {
  if (!email && !phone) throw missingField('email');
  return {
    name: personName(name),
    email: email ? emailAddress(email) : null,
    phone: phone ? mobileNumber(phone) : null,
  };
}
