import type { FactorProof, ProofMethod } from '@forecourt/contract';
import { FACTOR_BY_ACCOUNT } from '../../domain/limits.ts';
import { verifyPassword } from '../../domain/password.ts';
import type { Handlers } from '../../http/operation.ts';
import { missingField } from '../../domain/errors.ts';
import { Problem, unauthenticated } from '../../http/problem.ts';
import { countHits, forgetHits, type Bucket } from '../../http/rateLimit.ts';
import { findOwnCompany } from '../company-sign-in/reauthenticate.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { findUser } from '../session/queries.ts';
import { methodsOf } from './begin.ts';
import { attemptChallenge, closeChallenge, openChallenge } from './challenges.ts';
import { authenticationOptions } from './passkeys.ts';
import { proveFactor } from './prove.ts';
import { listPasskeys } from './queries.ts';

const ended = (): Problem => new Problem(403, 'CHALLENGE_ENDED');

/**
 * Re-authentication. Users with a second factor must use that one: a spied-out password must not be
 * enough to remove the factor.
 */
export const handlers = {
  async getReauthenticateOptions({ services, staff }) {
    const asks: Bucket = ['reauthenticate-options', staff.userId, FACTOR_BY_ACCOUNT];
    await countHits(services, [asks]);
    const { byCompany, passkeys, methods } = await services.db.system(async (tx) => {
      const user = await findUser(tx, staff.userId);
      if (!user) throw unauthenticated();
      if (await findOwnCompany(tx, staff)) return { byCompany: true, passkeys: [], methods: [] };
      const own: ProofMethod[] = user.has_factor ? await methodsOf(tx, user.id) : ['PASSWORD'];
      return { byCompany: false, passkeys: await listPasskeys(tx, user.id), methods: own };
    });
    const options =
      passkeys.length > 0 ? await authenticationOptions(services, passkeys, 'preferred') : null;
    const asked = { purpose: 'REAUTHENTICATE', userId: staff.userId } as const;
    const challenge_id = await services.db.system((tx) =>
      openChallenge(services, tx, { ...asked, passkeyChallenge: options?.challenge }),
    );
    return {
      challenge_id,
      methods,
      options: options && JSON.stringify(options),
      by_company: byCompany,
    };
  },

  async reauthenticate({ body, request, services, staff, reply }) {
    const { userId, sessionId } = staff;
    const guesses: Bucket = ['factor', userId, FACTOR_BY_ACCOUNT];
    await countHits(services, [guesses]);
    const { challenge_id: id, method } = body;
    const challenge = await attemptChallenge(services, id, ['REAUTHENTICATE'], userId);
    const user = await services.db.system((tx) => findUser(tx, userId));
    if (!challenge || !user) throw ended();
    if (method === 'PASSWORD' && body.password === undefined) throw missingField('password');
    const shown =
      method === 'PASSWORD'
        ? !user.has_factor &&
          user.password_hash !== null &&
          (await verifyPassword(body.password ?? '', user.password_hash))
        : await proveFactor(services, userId, challenge.passkey_challenge, {
            ...(body as FactorProof),
            method,
          });
    const event = { request, userId, actorId: userId, detail: { by: method } };
    if (!shown) {
      await services.db.system((tx) =>
        recordSecurityEvent(tx, services, { ...event, type: 'FACTOR_REFUSED' }),
      );
      throw new Problem(403, method === 'PASSWORD' ? 'WRONG_PASSWORD' : 'SECOND_FACTOR_REFUSED');
    }
    await services.db.system(async (tx) => {
      if (!(await closeChallenge(tx, challenge))) throw ended();
      await tx
        .updateTable('sessions')
        .set({ authenticated_at: services.clock.now() })
        .where('id', '=', sessionId)
        .execute();
      await recordSecurityEvent(tx, services, { ...event, type: 'REAUTHENTICATED' });
    });
    await forgetHits(services, [guesses, ['reauthenticate-options', userId, FACTOR_BY_ACCOUNT]]);
    reply.code(204);
  },
} satisfies Handlers;
