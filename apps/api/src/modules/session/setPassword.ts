import { addresses } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { queueAccountMail } from '../../messaging/queueAccountMail.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { endSessions } from './open.ts';

/** How a password comes to be another one. */
interface Change {
  request: FastifyRequest;
  type: 'PASSWORD_CHANGED' | 'PASSWORD_RESET';
  /** The session that goes on; none after a reset. */
  keep?: string;
}

/**
 * Gives an account another password, in `tx`, which must see every row: its other sessions, links to
 * choose a password and sign-ins under way end, and its owner is told by mail. Wake `SEND_QUEUE` after the commit.
 */
export async function setPassword(
  services: Pick<Services, 'clock' | 'config' | 'jobs' | 'realtime'>,
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email'>,
  passwordHash: string,
  { request, type, keep }: Change,
): Promise<void> {
  const { id: userId, name, email } = user;
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
  await endSessions(services, tx, userId, { but: keep });
  await tx
    .updateTable('account_keys')
    .set({ used_at: services.clock.now() })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'RESET')
    .where('used_at', 'is', null)
    .execute();
  // whoever knew the old one and was still asked for the second factor begins with the password again
  await tx
    .deleteFrom('auth_challenges')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'SIGN_IN')
    .execute();
  const link = services.config.publicUrl + addresses.forgot;
  await queueAccountMail(services, tx, email, { purpose: 'PASSWORD_CHANGED', name, link });
  await recordSecurityEvent(tx, services, { type, request, userId, actorId: userId });
}
