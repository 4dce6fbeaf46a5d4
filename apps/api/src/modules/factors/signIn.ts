import type { FastifyRequest } from 'fastify';
import type { FactorProof, SessionCreated } from '@forecourt/contract';
import { FACTOR_BY_ACCOUNT, FACTOR_BY_ADDRESS } from '../../domain/limits.ts';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { missingField } from '../../domain/errors.ts';
import { Problem } from '../../http/problem.ts';
import { countHits, forgetHits, returnHits, type Bucket } from '../../http/rateLimit.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { rememberDevice } from '../session/device.ts';
import { openSession } from '../session/open.ts';
import { presentUser } from '../session/presenter.ts';
import type { SignInCall } from './begin.ts';
import {
  attemptChallenge,
  closeChallenge,
  openChallenge,
  setPasskeyChallenge,
} from './challenges.ts';
import { mailFactorNotice } from './mail.ts';
import { authenticationOptions } from './passkeys.ts';
import { proveFactor, provePasskey } from './prove.ts';
import { listPasskeys, lockActiveUser } from './queries.ts';

const SIGN_IN = ['SIGN_IN', 'PASSKEY_SIGN_IN'] as const;

const ended = (): Problem => new Problem(401, 'CHALLENGE_ENDED');
const refused = (): Problem => new Problem(401, 'SECOND_FACTOR_REFUSED');

/** The second step of a sign-in; with a passkey alone, the only one. */
export const handlers = {
  async getFactorOptions({ body, request, services }) {
    await countHits(services, [['factor-options', request.ip, FACTOR_BY_ADDRESS]]);
    const id = body.challenge_id;
    if (id === undefined) {
      const options = await authenticationOptions(services, [], 'required');
      const asked = { purpose: 'PASSKEY_SIGN_IN', userId: null } as const;
      const challenge_id = await services.db.system((tx) =>
        openChallenge(services, tx, { ...asked, passkeyChallenge: options.challenge }),
      );
      return { challenge_id, options: JSON.stringify(options) };
    }
    const challenge = await attemptChallenge(services, id, ['SIGN_IN']);
    if (!challenge) throw ended();
    const passkeys = await services.db.system((tx) => listPasskeys(tx, challenge.user_id ?? ''));
    const options = await authenticationOptions(services, passkeys, 'preferred');
    await services.db.system((tx) => setPasskeyChallenge(tx, id, options.challenge));
    return { challenge_id: id, options: JSON.stringify(options) };
  },

  async createSessionByFactor({ body, request, reply, services }) {
    const address: Bucket = ['factor-address', request.ip, FACTOR_BY_ADDRESS];
    await countHits(services, [address]);
    const challenge = await attemptChallenge(services, body.challenge_id, SIGN_IN);
    if (!challenge) throw ended();
    const userId =
      challenge.user_id === null
        ? await byPasskeyAlone(services, challenge, body)
        : await bySecondFactor(services, request, challenge.user_id, challenge, body);
    const answer = await enter(services, { request, reply }, challenge, userId, body.method);
    await returnHits(services, [address]);
    return answer;
  },
} satisfies Handlers;

async function byPasskeyAlone(
  services: Services,
  { passkey_challenge }: Row<'auth_challenges'>,
  { method, passkey }: FactorProof,
): Promise<string> {
  if (passkey === undefined) throw missingField('passkey');
  const owner =
    method === 'PASSKEY' && (await provePasskey(services, passkey_challenge ?? '', passkey, true));
  if (!owner) throw refused();
  return owner;
}

async function bySecondFactor(
  services: Services,
  request: FastifyRequest,
  userId: string,
  { passkey_challenge }: Row<'auth_challenges'>,
  proof: FactorProof,
): Promise<string> {
  const guesses: Bucket = ['factor', userId, FACTOR_BY_ACCOUNT];
  await countHits(services, [guesses]);
  if (!(await proveFactor(services, userId, passkey_challenge, proof))) {
    const event = {
      type: 'FACTOR_REFUSED',
      request,
      userId,
      detail: { by: proof.method },
    } as const;
    await services.db.system((tx) => recordSecurityEvent(tx, services, event));
    throw refused();
  }
  await forgetHits(services, [guesses]);
  return userId;
}

async function enter(
  services: Services,
  { request, reply }: SignInCall,
  challenge: Row<'auth_challenges'>,
  userId: string,
  by: FactorProof['method'],
): Promise<SessionCreated> {
  return services.db.system(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user || !(await closeChallenge(tx, challenge))) throw ended();
    const type = by === 'RECOVERY_CODE' ? 'RECOVERY_CODE_USED' : 'FACTOR_USED';
    const event = { type, request, userId, actorId: userId, detail: { by } } as const;
    await recordSecurityEvent(tx, services, event);
    if (by === 'RECOVERY_CODE') await mailFactorNotice(services, tx, user, 'RECOVERY_CODE_USED');
    await rememberDevice(services, tx, { request, reply }, userId);
    return { token: await openSession(services, tx, request, userId), user: presentUser(user) };
  });
}
