import type { FactorMethod, SessionCreated } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { Services, Tx } from '../../services.ts';
import { openSession } from '../session/open.ts';
import { presentUser } from '../session/presenter.ts';
import { openChallenge } from './challenges.ts';
import { findApp, listPasskeys } from './queries.ts';

/**
 * Signs in a user who has given the right password, or asks for their second factor.
 *
 * @throws Problem 401 SECOND_FACTOR_REQUIRED with a challenge; there is no session yet
 */
export async function beginSession(
  services: Pick<Services, 'clock' | 'config' | 'db'>,
  request: FastifyRequest,
  user: Row<'users'>,
): Promise<SessionCreated> {
  if (user.has_factor) {
    const challenge = await services.db.system(async (tx) => ({
      id: await openChallenge(services, tx, { purpose: 'SIGN_IN', userId: user.id }),
      methods: await methodsOf(tx, user.id),
    }));
    throw new Problem(401, 'SECOND_FACTOR_REQUIRED', { extra: { challenge } });
  }
  const token = await services.db.system((tx) => openSession(services, tx, request, user.id));
  return { token, user: presentUser(user) };
}

/** The factors that a user can show; recovery codes are the last of them. */
export async function methodsOf(tx: Tx, userId: string): Promise<FactorMethod[]> {
  const passkeys = await listPasskeys(tx, userId);
  const app = await findApp(tx, userId);
  return [
    ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
    ...(app ? (['APP'] as const) : []),
    'RECOVERY_CODE',
  ];
}
