import { addresses, buildAddress } from '@forecourt/contract';
import { canonicalAddress } from '../../domain/address.ts';
import { accountAddress } from '../../domain/contact.ts';
import { RESETS_BY_ADDRESS, RESETS_BY_EMAIL } from '../../domain/limits.ts';
import { checkNewPassword } from '../../domain/newPassword.ts';
import { hashPassword } from '../../domain/password.ts';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { queueAccountMail } from '../../messaging/queueAccountMail.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findAccountKey, KEY_MINUTES, makeAccountKey, takeAccountKey } from './accountKeys.ts';
import { forgetFailures } from './attempts.ts';
import { findUserByName } from './queries.ts';
import { setPassword } from './setPassword.ts';
import { claimAddress } from './verified.ts';

/** The queue that sends password reset links; its job contains an address, known or not. */
export const RESET_QUEUE = 'account.reset';

export interface ResetJob {
  email: string;
}

/** Password resets. A wrong, used or expired link answers alike: 404. */
export const handlers = {
  async askPasswordReset({ body, request, reply, services }) {
    const email = accountAddress(body.email);
    await countHits(services, [
      ['reset-email', email, RESETS_BY_EMAIL],
      ['reset-address', request.ip, RESETS_BY_ADDRESS],
    ]);
    // The lookup happens in a job, so that the response takes the same time for any address.
    await services.db.system((tx) =>
      services.jobs.send(tx, RESET_QUEUE, { email } satisfies ResetJob),
    );
    services.jobs.wake(RESET_QUEUE);
    reply.code(204);
  },

  async getPasswordReset({ params, services }) {
    const { email, name } = await open(services, params.resetKey);
    return { account: { email, name } };
  },

  async resetPassword({ params, body, request, reply, services }) {
    const user = await open(services, params.resetKey);
    checkNewPassword(body.password, user);
    const passwordHash = await hashPassword(body.password);
    await services.db.system(async (tx) => {
      if (!(await takeAccountKey(services, tx, user.key_id))) throw notFound();
      await claimAddress(services, tx, user, request);
      await setPassword(services, tx, user, passwordHash, { request, type: 'PASSWORD_RESET' });
      await forgetFailures(tx, user.id);
    });
    services.jobs.wake(SEND_QUEUE);
    reply.code(204);
  },
} satisfies Handlers;

function open(services: Services, key: string) {
  return services.db.system(async (tx) => {
    const found = await findAccountKey(services, tx, 'RESET', key);
    if (!found) throw notFound();
    return found;
  });
}

/** Sends a link to the owner of an address, if there is one. */
export async function sendAskedReset(services: Services, { email }: ResetJob): Promise<void> {
  await services.db.system(async (tx) => {
    const user = await findUserByName(tx, canonicalAddress(email));
    if (user) await queueReset(services, tx, user, null);
  });
  services.jobs.wake(SEND_QUEUE);
}

/**
 * Writes the mail with a link to choose a password. @param by who asked, if it was somebody else.
 */
export async function queueReset(
  services: Pick<Services, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email'>,
  by: string | null,
): Promise<void> {
  const link = await makeResetLink(services, tx, user);
  const minutes = KEY_MINUTES.RESET;
  await queueAccountMail(services, tx, user, {
    purpose: 'PASSWORD_RESET',
    name: user.name,
    link,
    minutes,
    by,
  });
}

/** A link to choose a password, once; the account's earlier ones end. */
export async function makeResetLink(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  { id: userId, email }: Pick<Row<'users'>, 'id' | 'email'>,
): Promise<string> {
  const key = await makeAccountKey(services, tx, 'RESET', { userId, email });
  return services.config.publicUrl + buildAddress(addresses.reset, { resetKey: key });
}
