import type { Account } from '@forecourt/contract';
import { mobileNumber, personName } from '../../domain/contact.ts';
import { PASSWORD_CHANGES_BY_USER } from '../../domain/limits.ts';
import { checkNewPassword } from '../../domain/newPassword.ts';
import { hashPassword, verifyPassword } from '../../domain/password.ts';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem, unauthenticated } from '../../http/problem.ts';
import { countHits, forgetHits, type Bucket } from '../../http/rateLimit.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { findUser } from './queries.ts';
import { setPassword } from './setPassword.ts';

/** Changes by the signed-in user to their own profile. */
export const handlers = {
  async getAccount({ services, staff }) {
    return { account: presentAccount(await ownUser(services, staff.userId)) };
  },

  async updateAccount({ body, request, services, staff }) {
    const { userId } = staff;
    const before = await ownUser(services, userId);
    const wanted = {
      name: body.name === undefined ? before.name : personName(body.name),
      phone: body.phone === undefined ? before.phone : body.phone && mobileNumber(body.phone),
    };
    const changed = (['name', 'phone'] as const).filter((one) => wanted[one] !== before[one]);
    if (changed.length === 0) return { account: presentAccount(before) };
    return services.db.system(async (tx) => {
      const user = await tx
        .updateTable('users')
        .set(wanted)
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow();
      const event = { request, userId, actorId: userId, detail: { changed: changed.join(', ') } };
      await recordSecurityEvent(tx, services, { type: 'PROFILE_CHANGED', ...event });
      return { account: presentAccount(user) };
    });
  },

  async changePassword({ body, request, reply, services, staff }) {
    const user = await ownUser(services, staff.userId);
    const guesses: Bucket = ['password-change', user.id, PASSWORD_CHANGES_BY_USER];
    await countHits(services, [guesses]);
    if (!(await verifyPassword(body.current_password, user.password_hash ?? ''))) {
      // not 401: the session is still valid
      const errors = [{ field: 'current_password', code: 'INVALID_FORMAT' as const }];
      throw new Problem(422, 'WRONG_PASSWORD', { errors });
    }
    checkNewPassword(body.password, user);
    const passwordHash = await hashPassword(body.password);
    const change = { request, type: 'PASSWORD_CHANGED', keep: staff.sessionId } as const;
    await services.db.system((tx) => setPassword(services, tx, user, passwordHash, change));
    await forgetHits(services, [guesses]);
    services.jobs.wake(SEND_QUEUE);
    reply.code(204);
  },
} satisfies Handlers;

async function ownUser({ db }: Services, userId: string): Promise<Row<'users'>> {
  const user = await db.system((tx) => findUser(tx, userId));
  if (!user) throw unauthenticated();
  return user;
}

function presentAccount({ id, name, email, phone, email_verified_at }: Row<'users'>): Account {
  return { id, name, email, phone, email_verified: email_verified_at !== null };
}
