import type { FactorMethod, SessionCreated } from '@forecourt/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { rememberDevice } from '../session/device.ts';
import { openSession } from '../session/open.ts';
import { presentUser } from '../session/presenter.ts';
import { openChallenge } from './challenges.ts';
import { findApp, listPasskeys } from './queries.ts';

type Begun = { token: string } | { challenge: { id: string; methods: FactorMethod[] } };

/** The HTTP call of a sign-in. */
export interface SignInCall {
  request: FastifyRequest;
  reply: Pick<FastifyReply, 'header'>;
}

/**
 * Signs in, in `tx`, a user whose password was right: opens a session and remembers the device. A
 * user with a second factor gets a challenge instead of a session.
 */
export async function beginSession(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  { request, reply }: SignInCall,
  { id, has_factor }: Pick<Row<'users'>, 'id' | 'has_factor'>,
): Promise<Begun> {
  if (has_factor) {
    const challenge = await openChallenge(services, tx, { purpose: 'SIGN_IN', userId: id });
    return { challenge: { id: challenge, methods: await methodsOf(tx, id) } };
  }
  await rememberDevice(services, tx, { request, reply }, id);
  return { token: await openSession(services, tx, request, id) };
}

/**
 * The response to a sign-in that was begun.
 *
 * @throws Problem 401 SECOND_FACTOR_REQUIRED with the challenge
 */
export function presentBegun(begun: Begun, user: Row<'users'>): SessionCreated {
  if ('challenge' in begun) throw new Problem(401, 'SECOND_FACTOR_REQUIRED', { extra: begun });
  return { token: begun.token, user: presentUser(user) };
}

/** The factors that a user can use; recovery codes come last. */
export async function methodsOf(tx: Tx, userId: string): Promise<FactorMethod[]> {
  const passkeys = await listPasskeys(tx, userId);
  const app = await findApp(tx, userId);
  return [
    ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
    ...(app ? (['APP'] as const) : []),
    'RECOVERY_CODE',
  ];
}
