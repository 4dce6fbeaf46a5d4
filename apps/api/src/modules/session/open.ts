import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newId } from '../../domain/id.ts';
import { hashToken } from '../../http/principal.ts';
import type { Services, Tx } from '../../services.ts';

const TOKEN_BYTES = 32;
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const USER_AGENT_LENGTH = 255;

/** Signs a user in, in `tx`, which must see every row. @returns the token, which is kept nowhere. */
export async function openSession(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  request: Pick<FastifyRequest, 'headers'>,
  userId: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now();
  await tx
    .insertInto('sessions')
    .values({
      id: newId(now),
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
      inserted_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    })
    .execute();
  await tx.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', userId).execute();
  return token;
}

/**
 * Ends sessions of a user, in `tx`, which must see every row; their sockets close when it commits.
 *
 * @param which one of them, or all but one; all when left out.
 * @returns how many there were.
 */
export async function endSessions(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  userId: string,
  { only, but }: { only?: string; but?: string } = {},
): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
    .returning('id')
    .execute();
  for (const { id } of ended) await realtime.sessionRevoked(tx, id);
  return ended.length;
}

/**
 * Ends every session of a user whom a partner has deactivated, in `tx`, which must see every row. The
 * rows stay until the next cleaning up, so that their tokens can be told why; see `whyEnded`.
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
