import { addresses } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { queueAccountMail } from '../../messaging/queueAccountMail.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { endSessions } from './open.ts';

/** How a password is changed. */
interface Change {
  request: FastifyRequest;
  type: 'PASSWORD_CHANGED' | 'PASSWORD_RESET';
  /** The session that stays valid; none after a reset. */
  keep?: string;
}

/**
 * Sets an account's new password, in `tx`, which must see every row. Ends its other sessions, its
 * reset links and sign-ins in progress, and notifies its owner by mail. Wake `SEND_QUEUE` after the
 * commit.
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
  // a sign-in with the old password that awaits its second factor must start again
  await tx
    .deleteFrom('auth_challenges')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'SIGN_IN')
    .execute();
  const link = services.config.publicUrl + addresses.forgot;
  await queueAccountMail(
    services,
    tx,
    { id: userId, email },
    { purpose: 'PASSWORD_CHANGED', name, link },
  );
  await recordSecurityEvent(tx, services, { type, request, userId, actorId: userId });
}
