import { pageSize } from '@forecourt/contract';
import { emailAddress, mobileNumber, oneLine } from '../../domain/contact.ts';
import type { Sender } from '../../domain/sendingRules.ts';
import { requestsNamed } from '../../db/search.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { notFound } from '../../http/problem.ts';
import type { Staff } from '../../http/principal.ts';
import { previewOf, queueMessage } from '../../messaging/queue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { assignRequest } from './assign.ts';
import { chosenRequests } from './chosen.ts';
import { presentCounts, presentEvent, presentRequest } from './presenter.ts';
import {
  countRequests,
  findOpenRequest,
  findRequest,
  findRequestRow,
  findSameClaim,
  listEvents,
  listRequests,
} from './queries.ts';
import { actOnRequest } from './act.ts';
import { changeListing } from './listing.ts';
import { retryDelivery } from './retryDelivery.ts';
import { revokeRequestLinks } from './revoke.ts';
import { searchRequests } from './search.ts';
import { createSelfRequest } from './selfRequest.ts';
import { readRecipient, sendRequest } from './send.ts';
import { assertOwnWords } from './ownWords.ts';

/** Maximum number of results of a search. */
const MATCHES = 20;

const senderOf = ({ staff }: { staff: Staff }): Sender => ({
  kind: 'STAFF',
  userId: staff.userId,
});

export const handlers = {
  async listRequests({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId, type, name, status, limit = pageSize } = query;
    const chosen = chosenRequests(query, staff.userId);
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const named = await requestsNamed(services.db, partnerId, name);
    const rows = await services.db.readOne([partnerId], (tx) =>
      listRequests(tx, { partnerId, type, name, named, status, chosen }, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return { requests: shown.rows.map(presentRequest), metadata: { after: shown.after } };
  },

  async countRequests({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId, type, name } = query;
    const chosen = chosenRequests(query, staff.userId);
    requirePartner(partnerId);
    const named = await requestsNamed(services.db, partnerId, name);
    const counts = await services.db.readOne([partnerId], (tx) =>
      countRequests(tx, { partnerId, type, name, named, chosen }, staff.userId),
    );
    return { counts: presentCounts(counts.all), mine: presentCounts(counts.mine) };
  },

  async searchRequests({ query, requirePartner, services }) {
    const { partner_id: partnerId, q, limit = MATCHES } = query;
    requirePartner(partnerId);
    return { matches: await searchRequests(services.db, partnerId, q, limit) };
  },

  async findOpenRequest({ query, requirePartner, services }) {
    const { partner_id: partnerId, type, phone, email } = query;
    requirePartner(partnerId);
    if (phone === undefined && email === undefined) throw missingField('phone');
    if (phone !== undefined && email !== undefined)
      throw invalidFormat('email', 'a phone number or an email address, not both');
    const to =
      phone === undefined ? { email: emailAddress(email ?? '') } : { phone: mobileNumber(phone) };
    const row = await services.db.readOne([partnerId], (tx) =>
      findOpenRequest(tx, partnerId, type, to),
    );
    return { request: row ? presentRequest(row) : null };
  },

  async createRequest({ body, requirePartner, services, staff, once }) {
    const { partner_id: partnerId, request_type: type } = body;
    requirePartner(partnerId);
    const recipient = readRecipient(body);
    const answer = await once([partnerId], async (tx) => {
      const given = { partnerId, type, ...recipient, identifiers: body.identifiers };
      const request = await sendRequest(services, tx, given, { userId: staff.userId });
      const row = await findRequestRow(tx, request.id);
      if (!row) throw notFound();
      return { request: presentRequest(row), same_claim: await findSameClaim(tx, request) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async createSelfRequest(call) {
    return createSelfRequest(call);
  },

  async updateRequest(call) {
    return actOnRequest(call, 'ARCHIVE');
  },

  async assignRequest(call) {
    return assignRequest(call);
  },

  async changeListing(call) {
    return changeListing(call);
  },

  async unarchiveRequest(call) {
    return actOnRequest(call, 'UNARCHIVE');
  },

  async retryDelivery(call) {
    return retryDelivery(call);
  },

  async revokeRequestLinks(call) {
    return revokeRequestLinks(call);
  },

  async followUpRequest(call) {
    const message = call.body?.message === undefined ? null : oneLine(call.body.message);
    if (message === '') throw missingField('message');
    return actOnRequest(call, 'FOLLOW_UP', async (tx, request) => {
      await assertOwnWords(tx, request.partner_id, { message });
      await queueMessage(call.services, tx, request, senderOf(call), 'FOLLOW_UP', message);
    });
  },

  async resendRequest(call) {
    return actOnRequest(call, 'RESEND', (tx, request) =>
      queueMessage(call.services, tx, request, senderOf(call), 'RESEND'),
    );
  },

  async previewMessage({ params, query, read, requirePartner, services }) {
    return read(async (tx) => {
      const request = await findRequest(tx, params.id);
      if (!request) throw notFound();
      requirePartner(request.partner_id);
      const { purpose, photos = 0, more = photos === 0 } = query;
      return { message: await previewOf(services, tx, request, purpose, { photos, more }) };
    });
  },

  async listRequestEvents({ params, read, requirePartner }) {
    return read(async (tx) => {
      const request = await findRequest(tx, params.id);
      if (!request) throw notFound();
      requirePartner(request.partner_id);
      return { events: (await listEvents(tx, request.id)).map(presentEvent) };
    });
  },
} satisfies Handlers;
