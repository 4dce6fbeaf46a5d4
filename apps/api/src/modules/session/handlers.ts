import { SIGN_IN_BY_ACCOUNT, SIGN_IN_BY_ADDRESS } from '../../domain/limits.ts';
import { verifyPassword } from '../../domain/password.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem, unauthenticated } from '../../http/problem.ts';
import { countHits, forgetHits, returnHits, type Bucket } from '../../http/rateLimit.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { beginSession } from '../factors/begin.ts';
import { endSessions } from './open.ts';
import { presentUser } from './presenter.ts';
import { findUser, findUserByName } from './queries.ts';

export const handlers = {
  async createSession({ services, body, request }) {
    const account: Bucket = ['sign-in', body.username.toLowerCase(), SIGN_IN_BY_ACCOUNT];
    const address: Bucket = ['sign-in-address', request.ip, SIGN_IN_BY_ADDRESS];
    // Counted before the password is looked at, so that many guesses at once are limited too.
    await countHits(services, [account, address]);
    const user = await services.db.system((tx) => findUserByName(tx, body.username));
    if (!user?.password_hash) throw new Problem(401, 'ACCOUNT_NOT_FOUND');
    if (!(await verifyPassword(body.password, user.password_hash))) {
      const event = { type: 'SIGN_IN_REFUSED', request, userId: user.id } as const;
      await services.db.system((tx) => recordSecurityEvent(tx, services, event));
      throw new Problem(401, 'WRONG_PASSWORD');
    }
    await forgetHits(services, [account]);
    await returnHits(services, [address]);

    return beginSession(services, request, user);
  },

  async getSession({ services, staff }) {
    const user = await services.db.system((tx) => findUser(tx, staff.userId));
    if (!user) throw unauthenticated();
    return { user: presentUser(user) };
  },

  async deleteSession({ request, services, staff, reply }) {
    const { userId, sessionId } = staff;
    const event = { type: 'SIGNED_OUT', request, userId, actorId: userId } as const;
    await services.db.system(async (tx) => {
      await endSessions(services, tx, userId, sessionId);
      await recordSecurityEvent(tx, services, event);
    });
    reply.code(204);
  },
} satisfies Handlers;
