import { addresses, buildAddress } from '@forecourt/contract';
import { VERIFICATION_COOLDOWN, VERIFICATIONS_BY_USER } from '../../domain/limits.ts';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalidTransition, notFound, unauthenticated } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { queueAccountMail } from '../../messaging/queueAccountMail.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findAccountKey, KEY_MINUTES, makeAccountKey, takeAccountKey } from './accountKeys.ts';
import { findUser } from './queries.ts';
import { markVerified } from './verified.ts';

/** Verification of an account's address. A wrong, used or expired link answers alike: 404. */
export const handlers = {
  async getVerification({ params, services }) {
    const { email, name } = await open(services, params.verifyKey);
    return { account: { email, name } };
  },

  async verifyEmail({ params, request, reply, services }) {
    const user = await open(services, params.verifyKey);
    await services.db.system(async (tx) => {
      if (!(await takeAccountKey(services, tx, user.key_id))) throw notFound();
      await markVerified(services, tx, user.id, request);
    });
    reply.code(204);
  },

  async sendVerification({ staff, reply, services }) {
    const user = await services.db.system((tx) => findUser(tx, staff.userId));
    if (!user) throw unauthenticated();
    if (user.email_verified_at) throw invalidTransition('The address is already verified');
    await countHits(services, [
      ['verification', user.id, VERIFICATION_COOLDOWN],
      ['verifications', user.id, VERIFICATIONS_BY_USER],
    ]);
    await services.db.system((tx) => queueVerification(services, tx, user));
    services.jobs.wake(SEND_QUEUE);
    reply.code(204);
  },
} satisfies Handlers;

function open(services: Services, key: string) {
  return services.db.system(async (tx) => {
    const found = await findAccountKey(services, tx, 'VERIFY', key);
    if (!found) throw notFound();
    return found;
  });
}

/** Writes the mail with the link that verifies an account's address. */
export async function queueVerification(
  services: Pick<Services, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email'>,
): Promise<void> {
  const { id: userId, name, email } = user;
  const key = await makeAccountKey(services, tx, 'VERIFY', { userId, email });
  const link = services.config.publicUrl + buildAddress(addresses.verify, { verifyKey: key });
  const hours = KEY_MINUTES.VERIFY / 60;
  await queueAccountMail(services, tx, user, { purpose: 'EMAIL_VERIFICATION', name, link, hours });
}
