import { createHash } from 'node:crypto';
import {
  bucketsOf,
  secondsToWait,
  withFailure,
  type Attempt,
  type Failures,
} from '../../domain/signInPauses.ts';
import { rateLimited } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** An attempt that is counted as failed until it succeeds. */
export interface CountedAttempt {
  attempt: Attempt;
  /** Whether the next failure would have to wait. */
  isLast: boolean;
}

/**
 * Counts an attempt as failed before checking the password, across all nodes, so that parallel
 * guesses are limited too. A refused one is not counted.
 * @throws Problem 429 with Retry-After while a pause lasts.
 */
export async function countAttempt(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  attempt: Attempt,
): Promise<CountedAttempt> {
  const now = clock.now();
  const buckets = bucketsOf(attempt).map(([kind, who, rule]) => ({
    name: nameOf(kind, who),
    rule,
  }));
  const waits: number[] = [];
  const counted: { name: string; failures: Failures }[] = [];
  let isLast = false;
  // Always in the same order, so that two attempts cannot deadlock.
  for (const { name, rule } of buckets) {
    const before = await lock(tx, name, now);
    waits.push(secondsToWait(rule, before, now));
    const failures = withFailure(rule, before, now);
    isLast ||= failures.count === rule.free;
    counted.push({ name, failures });
  }
  const wait = Math.max(...waits);
  if (wait > 0) throw rateLimited(wait);
  for (const { name, failures } of counted) await write(tx, name, failures);
  return { attempt, isLast };
}

/**
 * Removes a successful attempt from the counts. Other failures of the account and the network
 * address stay: otherwise attackers could use their own account to reset their count.
 */
export async function forgiveAttempt(tx: Tx, { attempt }: CountedAttempt): Promise<void> {
  for (const [kind, who] of bucketsOf(attempt)) {
    const bucket = nameOf(kind, who);
    const isOwn = kind === 'pair' || kind === 'device';
    if (isOwn) await tx.deleteFrom('sign_in_pauses').where('bucket', '=', bucket).execute();
    else {
      await tx
        .updateTable('sign_in_pauses')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('bucket', '=', bucket)
        .where('failures', '>', 0)
        .execute();
    }
  }
}

/** Resets the failures of an account, once its owner has proven access to the mailbox. */
export async function forgetFailures(tx: Tx, account: string): Promise<void> {
  const bucket = nameOf('account', account);
  await tx.deleteFrom('sign_in_pauses').where('bucket', '=', bucket).execute();
}

async function lock(tx: Tx, bucket: string, now: Date): Promise<Failures | null> {
  await tx
    .insertInto('sign_in_pauses')
    .values({ bucket, failures: 0, last_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('sign_in_pauses')
    .where('bucket', '=', bucket)
    .select(['failures', 'last_at'])
    .forUpdate()
    .executeTakeFirst();
  return row ? { count: row.failures, lastAt: row.last_at } : null;
}

async function write(tx: Tx, bucket: string, { count, lastAt }: Failures): Promise<void> {
  await tx
    .insertInto('sign_in_pauses')
    .values({ bucket, failures: count, last_at: lastAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({ failures: count, last_at: lastAt }),
    )
    .execute();
}

function nameOf(kind: string, who: string): string {
  return `${kind}:${createHash('sha256').update(who).digest('base64url')}`;
}
