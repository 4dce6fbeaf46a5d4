import { pageSize } from '@forecourt/contract';
import { emailAddress, mobileNumber, oneLine, personName } from '../../domain/contact.ts';
import type { Sender } from '../../domain/sendingRules.ts';
import { requestsNamed } from '../../db/search.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { areaNotSetUp, notFound } from '../../http/problem.ts';
import type { Staff } from '../../http/principal.ts';
import { previewOf, queueMessage } from '../../messaging/queue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { findCustomisation } from '../partners/queries.ts';
import { assertMaySend } from '../../messaging/assertMaySend.ts';
import { createRequest } from './create.ts';
import { presentCounts, presentEvent, presentRequest } from './presenter.ts';
import { countRequests, findRequest, findRequestRow, listEvents, listRequests } from './queries.ts';
import { actOnRequest } from './act.ts';
import { retryDelivery } from './retryDelivery.ts';
import { revokeRequestLinks } from './revoke.ts';
import { searchRequests } from './search.ts';
import { createSelfRequest } from './selfRequest.ts';
import { assertOwnWords } from './ownWords.ts';

/** Maximum number of results of a search. */
const MATCHES = 20;

const senderOf = ({ staff }: { staff: Staff }): Sender => ({
  kind: 'STAFF',
  userId: staff.userId,
});

export const handlers = {
  async listRequests({ query, requirePartner, services }) {
    const { partner_id: partnerId, type, name, status, delivery, limit = pageSize } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const named = await requestsNamed(services.db, partnerId, name);
    const rows = await services.db.readOne([partnerId], (tx) =>
      listRequests(tx, { partnerId, type, name, named, status, delivery }, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return { requests: shown.rows.map(presentRequest), metadata: { after: shown.after } };
  },

  async countRequests({ query, requirePartner, services }) {
    const { partner_id: partnerId, type, name, delivery } = query;
    requirePartner(partnerId);
    const named = await requestsNamed(services.db, partnerId, name);
    const counts = await services.db.readOne([partnerId], (tx) =>
      countRequests(tx, { partnerId, type, name, named, delivery }),
    );
    return { counts: presentCounts(counts) };
  },

  async searchRequests({ query, requirePartner, services }) {
    const { partner_id: partnerId, q, limit = MATCHES } = query;
    requirePartner(partnerId);
    return { matches: await searchRequests(services.db, partnerId, q, limit) };
  },

  async createRequest({ body, requirePartner, services, staff, once }) {
    const { partner_id: partnerId, request_type: type } = body;
    requirePartner(partnerId);
    const name = personName(body.name);
    if (body.phone === undefined && body.email === undefined) throw missingField('phone');
    if (body.phone !== undefined && body.email !== undefined) throw invalidFormat('email');
    const phone = body.phone === undefined ? null : mobileNumber(body.phone);
    const email = body.email === undefined ? null : emailAddress(body.email);
    const answer = await once([partnerId], async (tx) => {
      await assertMaySend(tx, partnerId);
      const customisation = await findCustomisation(tx, partnerId, type);
      if (!customisation) throw areaNotSetUp();
      await assertOwnWords(tx, partnerId, { name });
      const request = await createRequest(
        services,
        tx,
        {
          partnerId,
          type,
          name,
          email,
          phone,
          selfService: false,
          agentId: staff.userId,
          customisationId: customisation.id,
        },
        { kind: 'STAFF', id: staff.userId },
      );
      await queueMessage(services, tx, request, senderOf({ staff }), 'REQUEST');
      const row = await findRequestRow(tx, request.id);
      if (!row) throw notFound();
      return { request: presentRequest(row) };
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
      return { message: await previewOf(services, tx, request, query.purpose) };
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
