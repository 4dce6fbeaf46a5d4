import { Problem } from '../http/problem.ts';
import type { Tx } from '../db/database.ts';

/**
 * Every message of a partner to outsiders must pass this check: none is sent before the founder has
 * verified their email address.
 * @throws Problem 403 EMAIL_NOT_VERIFIED
 */
export async function assertMaySend(tx: Tx, partnerId: string): Promise<void> {
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('verified_at')
    .executeTakeFirst();
  if (!partner?.verified_at) throw new Problem(403, 'EMAIL_NOT_VERIFIED');
}
