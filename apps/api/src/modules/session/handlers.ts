import { randomBytes } from 'node:crypto';
import { newId } from '../../domain/id.ts';
import { SIGN_IN_BY_ACCOUNT, SIGN_IN_BY_ADDRESS } from '../../domain/limits.ts';
import { verifyPassword } from '../../domain/password.ts';
import type { Handlers } from '../../http/operation.ts';
import { hashToken } from '../../http/principal.ts';
import { Problem, unauthenticated } from '../../http/problem.ts';
import { countHits, forgetHits, returnHits, type Bucket } from '../../http/rateLimit.ts';
import { presentUser } from './presenter.ts';
import { findUser, findUserByName } from './queries.ts';

const TOKEN_BYTES = 32;
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const USER_AGENT_LENGTH = 255;

export const handlers = {
  async createSession({ services, body, request }) {
    const account: Bucket = ['sign-in', body.username.toLowerCase(), SIGN_IN_BY_ACCOUNT];
    const address: Bucket = ['sign-in-address', request.ip, SIGN_IN_BY_ADDRESS];
    // Counted before the password is looked at, so that many guesses at once are limited too.
    await countHits(services, [account, address]);
    const user = await services.db.system((tx) => findUserByName(tx, body.username));
    if (!user?.password_hash) throw new Problem(401, 'ACCOUNT_NOT_FOUND');
    if (!(await verifyPassword(body.password, user.password_hash))) {
      throw new Problem(401, 'WRONG_PASSWORD');
    }
    await forgetHits(services, [account]);
    await returnHits(services, [address]);

    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = services.clock.now();
    await services.db.system(async (tx) => {
      await tx
        .insertInto('sessions')
        .values({
          id: newId(now),
          token_hash: hashToken(token),
          user_id: user.id,
          user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
          inserted_at: now,
          last_used_at: now,
          expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
        })
        .execute();
      await tx
        .updateTable('users')
        .set({ last_sign_in_at: now })
        .where('id', '=', user.id)
        .execute();
    });
    return { token, user: presentUser(user) };
  },

  async getSession({ services, staff }) {
    const user = await services.db.system((tx) => findUser(tx, staff.userId));
    if (!user) throw unauthenticated();
    return { user: presentUser(user) };
  },

  async deleteSession({ services, staff, reply }) {
    await services.db.system(async (tx) => {
      await tx.deleteFrom('sessions').where('id', '=', staff.sessionId).execute();
      await services.realtime.sessionRevoked(tx, staff.sessionId);
    });
    reply.code(204);
  },
} satisfies Handlers;
