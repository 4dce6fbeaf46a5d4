import type { FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { dropFactors } from '../factors/queries.ts';
import { recordSecurityEvent } from '../security/record.ts';

/**
 * Called when somebody has used a link sent to the account's address, which proves that the
 * address, and the partners founded with it, are theirs. In `tx`, which must see every row.
 *
 * Somebody who registered with another person's address loses all access: the caller ends sessions
 * and replaces the password, and their passkeys and known devices are removed.
 */
export async function claimAddress(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'email_verified_at'>,
  request: FastifyRequest,
): Promise<void> {
  if (user.email_verified_at) return;
  await dropFactors(tx, user.id);
  await tx.deleteFrom('known_devices').where('user_id', '=', user.id).execute();
  await markVerified(services, tx, user.id, request);
}

/** Marks the account's address as verified, so that the partners its owner founded may send. */
export async function markVerified(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  userId: string,
  request: FastifyRequest,
): Promise<void> {
  const now = services.clock.now();
  await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
  await tx
    .updateTable('partners')
    .set({ verified_at: now })
    .where('founded_by', '=', userId)
    .where('verified_at', 'is', null)
    .execute();
  const event = { type: 'EMAIL_VERIFIED', request, userId, actorId: userId } as const;
  await recordSecurityEvent(tx, services, event);
}
