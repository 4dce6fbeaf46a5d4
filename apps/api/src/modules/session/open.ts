import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ExpressionOrFactory, SqlBool } from 'kysely';
import { newId } from '../../domain/id.ts';
import { sessionEnd } from '../../domain/sessionLife.ts';
import { hashToken } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { requiresCompany } from '../../db/sessionReach.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { keepFirstLanguage } from './language.ts';

const TOKEN_BYTES = 32;
const USER_AGENT_LENGTH = 255;

/**
 * Signs a user in, in `tx`, which must see every row.
 *
 * @param partnerIds the partners that it reaches, when a company signs them in; null for every one that
 * allows passwords
 * @returns the token, which is not stored
 * @throws Problem 401 COMPANY_SIGN_IN_REQUIRED when all the user's partners require their company's sign-in
 */
export async function openSession(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  userId: string,
  partnerIds: string[] | null = null,
): Promise<string> {
  if (partnerIds === null) await assertPasswordOpens(tx, userId);
  await keepFirstLanguage(tx, request, userId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = services.clock.now();
  await tx
    .insertInto('sessions')
    .values({
      id: newId(now),
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
      inserted_at: now,
      last_used_at: now,
      authenticated_at: now,
      expires_at: sessionEnd(services.config, now, now),
      partner_ids: partnerIds,
    })
    .execute();
  await tx.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', userId).execute();
  const by = partnerIds === null ? null : 'COMPANY';
  const event = {
    type: 'SIGNED_IN',
    request,
    userId,
    actorId: userId,
    detail: { by },
  } as const;
  await recordSecurityEvent(tx, services, event);
  return token;
}

async function assertPasswordOpens(tx: Tx, userId: string): Promise<void> {
  const partners = await tx
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .select(requiresCompany.as('requires'))
    .execute();
  if (partners.length > 0 && partners.every(({ requires }) => requires)) {
    throw new Problem(401, 'COMPANY_SIGN_IN_REQUIRED');
  }
}

/**
 * Ends sessions of a user, in `tx`, which must see every row; their sockets close when it commits.
 *
 * @param which one of them, or all except one; all when omitted.
 * @returns how many there were.
 */
export function endSessions(
  services: Pick<Services, 'realtime'>,
  tx: Tx,
  userId: string,
  { only, but }: { only?: string; but?: string } = {},
): Promise<number> {
  return endSessionsWhere(services, tx, (eb) =>
    eb.and([
      eb('user_id', '=', userId),
      ...(only === undefined ? [] : [eb('id', '=', only)]),
      ...(but === undefined ? [] : [eb('id', '!=', but)]),
    ]),
  );
}

/**
 * Ends the sessions that `which` chooses, in `tx`, which must see every row; their sockets close when it
 * commits.
 *
 * @returns how many there were.
 */
export async function endSessionsWhere(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  which: ExpressionOrFactory<Tables, 'sessions', SqlBool>,
): Promise<number> {
  const ended = await tx.deleteFrom('sessions').where(which).returning('id').execute();
  for (const { id } of ended) await realtime.sessionRevoked(tx, id);
  return ended.length;
}

/**
 * Ends every session of a user whom a partner has deactivated, in `tx`, which must see every row.
 * The rows stay until the next cleanup, so that calls with these tokens can be told why; see
 * `whyEnded`.
 *
 * @param at when the membership was disabled
 */
export async function endSessionsOfDeactivated(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  userId: string,
  at: Date,
): Promise<void> {
  const ended = await tx
    .updateTable('sessions')
    .set({ expires_at: at })
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .returning('id')
    .execute();
  for (const { id } of ended) await realtime.sessionRevoked(tx, id);
}
