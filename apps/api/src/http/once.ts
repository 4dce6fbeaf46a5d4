import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { json } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { Problem } from './problem.ts';

/** The caller and the operation. */
export interface OnceKey {
  principal: string;
  operation: string;
  key: string;
  fingerprint: string;
}

/** The call's Idempotency-Key with a fingerprint of the call, or null when it has none. */
export function onceKey(
  request: FastifyRequest,
  operation: string,
  userId: string | null,
): OnceKey | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.params, request.body]))
    .digest('base64url');
  return { principal: userId ?? 'public', operation, key, fingerprint };
}

/**
 * Runs `work` in a transaction that also stores its answer under the key, so that a crash keeps
 * both or neither. Inserting a key waits for any transaction that has just inserted it.
 * @throws Problem 409 IDEMPOTENCY_CONFLICT when the key was used for another body.
 */
export function runOnce<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  partnerIds: readonly string[],
  once: OnceKey | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.scoped(partnerIds, async (tx) => {
    if (!once) return work(tx);
    const { principal, operation, key, fingerprint } = once;
    await sql`select set_config('app.principal', ${principal}, true)`.execute(tx);
    const inserted = await tx
      .insertInto('idempotency_keys')
      .values({ principal, operation, key, fingerprint, status: null, inserted_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const mine = tx
      .selectFrom('idempotency_keys')
      .where((eb) => eb.and({ principal, operation, key }));
    if (inserted.numInsertedOrUpdatedRows === 0n) {
      const first = await mine.select(['fingerprint', 'answer']).executeTakeFirstOrThrow();
      if (first.fingerprint !== fingerprint) throw new Problem(409, 'IDEMPOTENCY_CONFLICT');
      return first.answer as T;
    }
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: json(answer ?? null) })
      .where((eb) => eb.and({ principal, operation, key }))
      .execute();
    return answer;
  });
}
