import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { limitReached } from '../http/problem.ts';

/**
 * Hold a lock of the partner meanwhile, or two calls at once are one too many.
 * @throws Problem 409 LIMIT_REACHED when the partner has as many of these as it may
 */
export async function assertRoom(
  tx: Tx,
  table: 'api_tokens' | 'saved_views' | 'webhooks',
  partnerId: string,
  most: number,
): Promise<void> {
  const { count } = await tx
    .selectFrom(table)
    .where('partner_id', '=', partnerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= most) throw limitReached();
}
