import type { FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import { PRIVATE_PAGE_HEADERS } from '../../http/headers.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { notFound } from '../../http/problem.ts';
import { partnersOf } from '../../http/principal.ts';
import { zipOf } from '../../http/zip.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findRequest } from '../requests/queries.ts';
import { countsOf, readBelongings } from './belongings.ts';
import { addressesOf, customerOf, lockRequests, nameOf } from './customer.ts';
import { erase } from './erase.ts';
import { exportOf } from './export.ts';
import { openExport, sealExport } from './exportKey.ts';
import { mayExport } from './mayExport.ts';
import { presentCustomer } from './presenter.ts';
import { reasonAbout } from './reason.ts';
import { listRecords, presentRecord, recordPrivacy } from './record.ts';
import { REMOVE_FILES_QUEUE } from './removeFiles.ts';
import { countDue, retentionStart } from './retention.ts';
import { searchCustomers } from './search.ts';

const PAGE_SIZE = 20;

export const handlers = {
  async getPrivacy({ params, requirePartner, services }) {
    requirePartner(params.id);
    return services.db.read([params.id], (tx) => presentPrivacy(services, tx, params.id));
  },

  async updatePrivacy({ params, body, requirePartner, services, staff, request }) {
    requirePartner(params.id);
    const { retention_months: months, names_in_insights: names } = body;
    return services.db.scoped([params.id], async (tx) => {
      const about = { partnerId: params.id, userId: staff.userId, request };
      const before = await findSettings(tx, params.id, { lock: true });
      if (months !== undefined) {
        await recordPrivacy(services, tx, { ...about, action: 'RETENTION_SET', months });
      }
      if (names !== undefined && names !== before.names_in_insights) {
        const action = names ? 'TEAM_NAMES_SHOWN' : 'TEAM_NAMES_HIDDEN';
        await recordPrivacy(services, tx, { ...about, action });
      }
      await tx
        .updateTable('partners')
        .set({
          retention_months: months === undefined ? before.retention_months : months,
          names_in_insights: names ?? before.names_in_insights,
        })
        .where('id', '=', params.id)
        .execute();
      return presentPrivacy(services, tx, params.id);
    });
  },

  async countDue({ params, query, requirePartner, services }) {
    requirePartner(params.id);
    const before = retentionStart(services.clock.now(), query.months);
    const due = await services.db.readOne([params.id], (tx) => countDue(tx, params.id, before));
    return { due };
  },

  async searchCustomers({ params, query, requirePartner, services }) {
    requirePartner(params.id);
    const customers = await services.db.readOne([params.id], (tx) =>
      searchCustomers(tx, params.id, query.q),
    );
    return { customers };
  },

  async listPrivacyRecords({ params, query, requirePartner, services }) {
    requirePartner(params.id);
    const { limit = PAGE_SIZE } = query;
    const after = decodeCursor(query.after);
    const rows = await services.db.readOne([params.id], (tx) =>
      listRecords(tx, params.id, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return { records: shown.rows.map(presentRecord), metadata: { after: shown.after } };
  },

  async getCustomer(call) {
    return call.read(async (tx) => {
      const request = await requestOf(call, tx);
      const customer = await customerOf(tx, request);
      const rows = await readBelongings(tx, customer);
      return { customer: presentCustomer(request, customer, rows) };
    });
  },

  async exportCustomer(call) {
    const { services, staff, body } = call;
    return services.db.scoped(partnersOf(staff), async (tx) => {
      const customer = await customerOf(tx, await requestOf(call, tx));
      const { partnerId } = customer;
      const record = await recordPrivacy(services, tx, {
        partnerId,
        action: 'EXPORTED',
        userId: staff.userId,
        request: call.request,
        reason: reasonAbout(customer, body.reason),
        requestIds: customer.requests.map(({ id }) => id),
        counts: countsOf(customer, await readBelongings(tx, customer)),
      });
      const key = { recordId: record.id, sessionId: staff.sessionId };
      return { url: `/api/exports/${sealExport(services.keys, key, services.clock.now())}` };
    });
  },

  async eraseCustomer(call) {
    const { services, staff, body } = call;
    // Authorization uses row-level security; the deletion needs more rights than a handler has.
    const partnerId = await call.read(async (tx) => (await requestOf(call, tx)).partner_id);
    const record = await services.db.system(async (tx) => {
      const request = await findRequest(tx, call.params.id);
      if (!request) throw notFound();
      const customer = await lockCustomer(tx, request);
      if (normal(body.confirmation) !== normal(nameOf(request)))
        throw invalidFormat('confirmation', 'the customer’s name, as the request has it');
      const reason = reasonAbout(customer, body.reason);
      const counts = await erase(services, tx, customer);
      return recordPrivacy(services, tx, {
        partnerId,
        action: 'ERASED',
        userId: staff.userId,
        request: call.request,
        reason,
        counts,
        requestIds: customer.requests.map(({ id }) => id),
      });
    });
    services.jobs.wake(REMOVE_FILES_QUEUE);
    return { record };
  },

  /** Streams at the browser's pace; one photo is in memory at a time. */
  async getExport({ params, services, reply }) {
    const { clock, db, keys, media } = services;
    const now = clock.now();
    const key = openExport(keys, params.exportKey, now);
    const record = key && (await mayExport(services, key));
    if (!record) throw notFound();
    const { customer, rows } = await db.read([record.partner_id], async (tx) => {
      const requests = await tx
        .selectFrom('requests')
        .where(oneOf('id', record.request_ids))
        .selectAll()
        .execute();
      const found = addressesOf(record.partner_id, requests);
      return { customer: found, rows: await readBelongings(tx, found) };
    });
    if (customer.requests.length === 0) throw notFound();
    return reply
      .headers({
        ...PRIVATE_PAGE_HEADERS,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="customer-${record.id}.zip"`,
      })
      .send(zipOf(exportOf(customer, rows, media, now)));
  },
} satisfies Handlers;

type AboutRequest = Pick<Call<'getCustomer'>, 'requirePartner'> & {
  params: { id: string };
  request?: FastifyRequest;
};

/** @throws Problem 404 for another tenant's, 403 for too low a role */
async function requestOf(call: AboutRequest, tx: Tx): Promise<Row<'requests'>> {
  const request = await findRequest(tx, call.params.id);
  if (!request) throw notFound();
  call.requirePartner(request.partner_id);
  return request;
}

/** The customer with all requests locked, which waits for anybody who is writing to one. */
async function lockCustomer(tx: Tx, request: Row<'requests'>) {
  const { requests } = await customerOf(tx, request);
  await lockRequests(tx, requests);
  const current = await findRequest(tx, request.id);
  if (!current) throw notFound();
  return customerOf(tx, current);
}

async function presentPrivacy(services: Services, tx: Tx, partnerId: string) {
  const { retention_months: months, names_in_insights } = await findSettings(tx, partnerId);
  const due =
    months === null
      ? 0
      : await countDue(tx, partnerId, retentionStart(services.clock.now(), months));
  return { privacy: { retention_months: months, due, names_in_insights } };
}

/** @param lock keeps others from changing them until the transaction ends */
function findSettings(tx: Tx, partnerId: string, { lock = false } = {}) {
  return tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['retention_months', 'names_in_insights'])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

function normal(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
