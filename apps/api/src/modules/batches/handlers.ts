import type {
  BatchIdentifiers,
  RequestBatchCreate,
  RequestBatchRowCreate,
} from '@forecourt/contract';
import { emailAddress, mobileNumber, oneLine } from '../../domain/contact.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { newId } from '../../domain/id.ts';
import { json, type Row } from '../../db/schema.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { areaNotSetUp, notFound } from '../../http/problem.ts';
import { assertMaySend } from '../../messaging/assertMaySend.ts';
import type { Tx } from '../../db/database.ts';
import { fileWords } from '../partners/fileWords.ts';
import { findCustomisation } from '../partners/queries.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { presentBatch, presentResult } from './presenter.ts';
import {
  findBatch,
  findOpenRequests,
  firstResults,
  listBatches,
  listResults,
  type BatchRow,
} from './queries.ts';
import { quotasLeft } from './quotas.ts';
import { resultsFile } from './results.ts';
import { BATCH_QUEUE, type BatchJob } from './work.ts';

/** Rows to send in one batch. */
const MOST = 1000;
/** Rows of the answer; the file has all. */
const ROWS_SHOWN = 100;
const AT_ONCE = 500;

/** Requests to many customers at once. */
export const handlers = {
  async listRequestBatches({ query, requirePartner, services }) {
    const { partner_id: partnerId, type } = query;
    requirePartner(partnerId);
    const rows = await services.db.readOne([partnerId], (tx) => listBatches(tx, partnerId, type));
    return { batches: rows.map(presentBatch) };
  },

  async checkRequestBatch({ body, requirePartner, services, staff }) {
    const { partner_id: partnerId, request_type: type } = body;
    requirePartner(partnerId);
    const phones = body.phones.map((one) => mobileNumber(one, 'phones'));
    const emails = body.emails.map((one) => emailAddress(one, 'emails'));
    return services.db.scoped([partnerId], async (tx) => {
      const found = await findOpenRequests(tx, { partnerId, type }, { phones, emails });
      return {
        found: found.map(({ to, id, name, inserted_at: at }) => ({
          to,
          request: { id, name, inserted_at: at.toISOString() },
        })),
        quotas: await quotasLeft(services, tx, partnerId, staff.userId),
      };
    });
  },

  async createRequestBatch({ body, once, requirePartner, services, staff }) {
    const { partner_id: partnerId, request_type: type, file_name: given } = body;
    const fileName = oneLine(given ?? '') || null;
    requirePartner(partnerId);
    assertRows(body.rows);
    const now = services.clock.now();
    const id = newId(now);
    const answer = await once([partnerId], async (tx) => {
      await assertMaySend(tx, partnerId);
      if (!(await findCustomisation(tx, partnerId, type))) throw areaNotSetUp();
      const batch = { id, partner_id: partnerId, request_type: type, file_name: fileName };
      await tx
        .insertInto('request_batches')
        .values({ ...batch, created_by: staff.userId, inserted_at: now })
        .execute();
      await addRows(tx, id, body);
      await services.jobs.send(tx, BATCH_QUEUE, { batchId: id } satisfies BatchJob);
      return { batch: await present(tx, id) };
    });
    services.jobs.wake(BATCH_QUEUE);
    return answer;
  },

  async getRequestBatch(call) {
    const { params, read } = call;
    return read(async (tx) => {
      const batch = await openBatch(call, tx);
      const rows = await firstResults(tx, params.id, ROWS_SHOWN);
      return { batch: presentBatch(batch), rows: rows.map(presentResult) };
    });
  },

  async cancelRequestBatch(call) {
    const { params, services } = call;
    const { partner_id: partnerId } = await call.read((tx) => openBatch(call, tx));
    return services.db.scoped([partnerId], async (tx) => {
      const cancelled = await tx
        .updateTable('request_batches')
        .set({ state: 'CANCELLED', finished_at: services.clock.now() })
        .where('id', '=', params.id)
        .where('state', '=', 'RUNNING')
        .returning('id')
        .executeTakeFirst();
      // waits for the row that is being sent, and leaves it as it becomes
      if (cancelled) await moveRows(tx, params.id, 'WAITING', 'CANCELLED');
      return { batch: await present(tx, params.id) };
    });
  },

  async retryRequestBatch(call) {
    const { once, params, services } = call;
    const { partner_id: partnerId } = await call.read((tx) => openBatch(call, tx));
    const answer = await once([partnerId], async (tx) => {
      // one at a time: two presses must not start it twice
      await tx
        .selectFrom('request_batches')
        .where('id', '=', params.id)
        .select('id')
        .forUpdate()
        .executeTakeFirstOrThrow();
      const retried = await moveRows(tx, params.id, 'FAILED', 'WAITING');
      if (retried > 0) {
        await tx
          .updateTable('request_batches')
          .set({ state: 'RUNNING', finished_at: null, created_by: call.staff.userId })
          .where('id', '=', params.id)
          .execute();
        await services.jobs.send(tx, BATCH_QUEUE, { batchId: params.id } satisfies BatchJob);
      }
      return { batch: await present(tx, params.id) };
    });
    services.jobs.wake(BATCH_QUEUE);
    return answer;
  },

  async exportRequestBatch(call) {
    const { params, request, services, staff } = call;
    const { partner_id: partnerId } = await call.read((tx) => openBatch(call, tx));
    return services.db.scoped([partnerId], async (tx) => {
      const rows = await listResults(tx, params.id);
      const { batch } = await fileWords(tx, partnerId, request);
      const detail = { what: 'REQUEST_BATCH', rows: rows.length };
      const event = { type: 'DATA_EXPORTED', request, partnerId, actorId: staff.userId } as const;
      await recordSecurityEvent(tx, services, { ...event, detail });
      return { csv: resultsFile(rows, batch), rows: rows.length };
    });
  },
} satisfies Handlers;

/** @throws InvalidInput naming `rows` when a line is there twice, or none or too many are to be sent */
function assertRows(rows: readonly RequestBatchRowCreate[]): void {
  const toSend = rows.filter(({ skip }) => skip === undefined).length;
  if (toSend === 0) throw missingField('rows');
  const lines = new Set(rows.map(({ line }) => line));
  if (toSend > MOST || lines.size < rows.length)
    throw invalidFormat('rows', `each line once, and at most ${MOST} rows without skip`);
}

async function addRows(
  tx: Tx,
  batchId: string,
  { partner_id: partnerId, rows }: RequestBatchCreate,
): Promise<void> {
  const values = rows.map(({ line, name, phone, email, identifiers, anyway = false, skip }) => ({
    batch_id: batchId,
    line,
    partner_id: partnerId,
    name,
    phone: phone ?? null,
    email: email ?? null,
    identifiers: identifiers && isGiven(identifiers) ? json(identifiers) : null,
    anyway,
    state: skip ? ('SKIPPED' as const) : ('WAITING' as const),
    reason: skip ?? null,
  }));
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const some = values.slice(from, from + AT_ONCE);
    await tx.insertInto('request_batch_rows').values(some).execute();
  }
}

/** Whether a row has any identifier; an empty cell is none. */
function isGiven(identifiers: BatchIdentifiers): boolean {
  return Object.values(identifiers).some((value) => value?.trim());
}

/** Moves all rows of a state to another, and returns how many. */
async function moveRows(
  tx: Tx,
  batchId: string,
  from: Row<'request_batch_rows'>['state'],
  to: Row<'request_batch_rows'>['state'],
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('request_batch_rows')
    .set({ state: to, reason: null, field: null })
    .where('batch_id', '=', batchId)
    .where('state', '=', from)
    // a customer who was erased since gets nothing
    .where('name', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type BatchCall = Pick<
  Call<'getRequestBatch' | 'cancelRequestBatch' | 'retryRequestBatch' | 'exportRequestBatch'>,
  'params' | 'requirePartner'
>;

/**
 * The batch that a call addresses.
 * @throws Problem 404 for another tenant's; 403 for too low a role
 */
async function openBatch({ params, requirePartner }: BatchCall, tx: Tx): Promise<BatchRow> {
  const batch = await findBatch(tx, params.id);
  if (!batch) throw notFound();
  requirePartner(batch.partner_id);
  return batch;
}

async function present(tx: Tx, id: string) {
  const batch = await findBatch(tx, id);
  if (!batch) throw notFound();
  return presentBatch(batch);
}
