import {
  requestBatchFields,
  type RequestBatchReason,
  type RequestBatchRow,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { forbidden, Problem } from '../../http/problem.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Services } from '../../services.ts';
import { findOpenRequest } from '../requests/queries.ts';
import { readRecipient, sendRequest } from '../requests/send.ts';

/** The queue that sends the rows of batches. */
export const BATCH_QUEUE = 'request.batch';

/** The batch to go on with; without an id, every one that is not done. */
export interface BatchJob {
  batchId?: string;
}

type Batch = Row<'request_batches'>;

/** What became of a row's turn; with a time, the pace does not allow it before then. */
type Turn = 'taken' | 'none' | Date;

/** How a row ends that is not sent. */
interface Ending {
  state: 'SKIPPED' | 'FAILED';
  reason: RequestBatchReason;
  field: RequestBatchRow['field'];
}

/**
 * Sends what is waiting, a transaction for each row: it locks the row, makes the request, queues its
 * message and writes down the result, so that a crash keeps all or nothing. Any number of nodes may run
 * this in parallel, as often as they like.
 */
export async function workBatches(
  services: Services,
  { batchId }: BatchJob,
  { lastAttempt }: { lastAttempt: boolean },
): Promise<void> {
  const running = await services.db.system((tx) =>
    tx
      .selectFrom('request_batches')
      .where('state', '=', 'RUNNING')
      .$if(batchId !== undefined, (query) => query.where('id', '=', batchId as string))
      .orderBy('inserted_at')
      .selectAll()
      .execute(),
  );
  for (const batch of running) {
    const pausedUntil = await workBatch(services, batch, lastAttempt);
    // the scheduled job starts no others: it comes by itself
    if (pausedUntil === null || batchId === undefined) continue;
    await services.db.system((tx) =>
      services.jobs.send(tx, BATCH_QUEUE, { batchId } satisfies BatchJob, {
        startAfter: pausedUntil,
      }),
    );
  }
}

/** Sends the rows of one batch, until none is left or the pace is reached; then, when to go on. */
async function workBatch(services: Services, batch: Batch, isLast: boolean): Promise<Date | null> {
  for (;;) {
    const turn = await takeTurn(services, batch, isLast);
    if (turn === 'none') return null;
    if (turn !== 'taken') return turn;
  }
}

/** Sends the next row. @throws Error for what may go away by itself, unless it is the last attempt */
async function takeTurn(services: Services, batch: Batch, isLast: boolean): Promise<Turn> {
  const { db, clock, jobs } = services;
  let line: number | null = null;
  try {
    const turn = await db.scoped([batch.partner_id], async (tx): Promise<Turn> => {
      const row = await lockNext(tx, batch.id);
      if (!row) {
        await finishBatch(tx, batch.id, clock.now());
        return 'none';
      }
      line = row.line;
      await sendRow(services, tx, batch, row);
      return 'taken';
    });
    if (turn === 'taken') jobs.wake(SEND_QUEUE);
    return turn;
  } catch (error) {
    const pausedUntil = pauseOf(error);
    if (pausedUntil) return pausedUntil;
    const ending = endingOf(error, isLast);
    if (line === null || !ending) throw error;
    const at = line;
    await db.scoped([batch.partner_id], (tx) => endRow(tx, batch.id, at, ending));
    return 'taken';
  }
}

function lockNext(tx: Tx, batchId: string): Promise<Row<'request_batch_rows'> | undefined> {
  return tx
    .selectFrom('request_batch_rows')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'WAITING')
    .orderBy('line')
    .limit(1)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function sendRow(
  services: Services,
  tx: Tx,
  { partner_id: partnerId, request_type: type, created_by: userId }: Batch,
  { batch_id: batchId, line, name, phone, email, anyway, ...row }: Row<'request_batch_rows'>,
): Promise<void> {
  if (userId === null || !(await maySend(tx, partnerId, userId))) throw forbidden();
  const to = readRecipient({ name: name ?? '', phone, email });
  const found =
    !anyway &&
    (await findOpenRequest(
      tx,
      partnerId,
      type,
      to.phone === null ? { email: to.email ?? '' } : { phone: to.phone },
    ));
  if (found) {
    await endRow(tx, batchId, line, { state: 'SKIPPED', reason: 'OPEN_REQUEST', field: null });
    return;
  }
  const given = { partnerId, type, ...to, identifiers: row.identifiers ?? {} };
  const request = await sendRequest(services, tx, given, { userId, inBatch: true });
  await tx
    .updateTable('request_batch_rows')
    .set({ state: 'SENT', reason: null, field: null, request_id: request.id })
    .where('batch_id', '=', batchId)
    .where('line', '=', line)
    .execute();
}

/** Whether the member who sent the batch may still send, as for a single request. */
async function maySend(tx: Tx, partnerId: string, userId: string): Promise<boolean> {
  const member = await tx
    .selectFrom('memberships')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('role', 'in', ['AGENT', 'ADMIN'])
    .select('user_id')
    .executeTakeFirst();
  return member !== undefined;
}

async function endRow(tx: Tx, batchId: string, line: number, ending: Ending): Promise<void> {
  await tx
    .updateTable('request_batch_rows')
    .set(ending)
    .where('batch_id', '=', batchId)
    .where('line', '=', line)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Ends a batch, unless a row of it is still waiting, perhaps in another transaction. */
async function finishBatch(tx: Tx, batchId: string, now: Date): Promise<void> {
  await tx
    .updateTable('request_batches')
    .set({ state: 'DONE', finished_at: now })
    .where('id', '=', batchId)
    .where('state', '=', 'RUNNING')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_batch_rows')
            .where('batch_id', '=', batchId)
            .where('state', '=', 'WAITING')
            .select('line'),
        ),
      ),
    )
    .execute();
}

/** When the pace allows the next row; null for another error. */
function pauseOf(error: unknown): Date | null {
  if (!(error instanceof Problem) || error.code !== 'QUOTA_EXCEEDED') return null;
  const { quota, resets_at: resetsAt } = error.options.extra ?? {};
  return quota === 'MEMBER_MINUTE' ? new Date(String(resetsAt)) : null;
}

const REFUSALS: readonly RequestBatchReason[] = [
  'MISSING_FIELD',
  'INVALID_FORMAT',
  'ADDRESS_NOT_ALLOWED',
  'COUNTRY_NOT_ALLOWED',
  'QUOTA_EXCEEDED',
  'CHANNEL_OFF',
  'EMAIL_NOT_VERIFIED',
  'AREA_NOT_SET_UP',
  'FORBIDDEN',
];

/** How a row ends by an error; null for one that may go away by itself. */
function endingOf(error: unknown, isLast: boolean): Ending | null {
  const isRefusal = error instanceof Problem || error instanceof InvalidInput;
  const reason = isRefusal ? REFUSALS.find((one) => one === error.code) : undefined;
  if (!isRefusal || !reason) {
    return isLast ? { state: 'FAILED', reason: 'UNEXPECTED', field: null } : null;
  }
  const errors = error instanceof InvalidInput ? error.errors : (error.options.errors ?? []);
  const field = requestBatchFields.find((one) => one === errors[0]?.field) ?? null;
  return { state: 'FAILED', reason, field };
}
