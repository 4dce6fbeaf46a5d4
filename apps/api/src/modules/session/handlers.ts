import { canonicalAddress } from '../../domain/address.ts';
import { verifyPassword } from '../../domain/password.ts';
import type { Handlers } from '../../http/operation.ts';
import { isOperator } from '../../http/operator.ts';
import { Problem, unauthenticated } from '../../http/problem.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { beginSession, presentBegun } from '../factors/begin.ts';
import { findKnownDevice } from './device.ts';
import { lockActiveUser } from '../factors/queries.ts';
import { endSessions } from './open.ts';
import { presentUser } from './presenter.ts';
import { findUser, findUserByName } from './queries.ts';

/** A hash that no password matches, so that an unknown account takes as long as a known one. */
const NO_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const handlers = {
  async createSession({ services, body, request, reply }) {
    const username = canonicalAddress(body.username);
    const { user, counted } = await services.db.system(async (tx) => {
      const found = await findUserByName(tx, username);
      const account = found?.id ?? username;
      const knownDevice = await findKnownDevice(services, tx, request, account);
      const attempt = { account, address: request.ip, knownDevice };
      return { user: found, counted: await countAttempt(services, tx, attempt) };
    });
    const isRight = await verifyPassword(body.password, user?.password_hash ?? NO_HASH);
    if (!user?.password_hash) throw new Problem(401, 'ACCOUNT_NOT_FOUND');
    if (!isRight) {
      await services.db.system(async (tx) => {
        const event = { request, userId: user.id };
        await recordSecurityEvent(tx, services, { type: 'SIGN_IN_REFUSED', ...event });
        if (!counted.isLast) return;
        await recordSecurityEvent(tx, services, { type: 'LOCKED_OUT', ...event });
      });
      throw new Problem(401, 'WRONG_PASSWORD');
    }
    const begun = await services.db.system(async (tx) => {
      // meanwhile the password or the second factor may have changed
      const current = await lockActiveUser(tx, user.id);
      if (current?.password_hash !== user.password_hash) throw new Problem(401, 'WRONG_PASSWORD');
      await forgiveAttempt(tx, counted);
      return beginSession(services, tx, { request, reply }, current);
    });
    return presentBegun(begun, user);
  },

  async getSession({ services, staff }) {
    const user = await services.db.system((tx) => findUser(tx, staff.userId));
    if (!user) throw unauthenticated();
    const operator = await isOperator(services, staff);
    return { user: { ...presentUser(user), ...(operator && { operator }) } };
  },

  async deleteSession({ request, services, staff, reply }) {
    const { userId, sessionId } = staff;
    const event = { type: 'SIGNED_OUT', request, userId, actorId: userId } as const;
    await services.db.system(async (tx) => {
      await endSessions(services, tx, userId, { only: sessionId });
      await recordSecurityEvent(tx, services, event);
    });
    reply.code(204);
  },
} satisfies Handlers;
