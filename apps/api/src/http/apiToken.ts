import { MINUTE_MS } from '@forecourt/contract';
import type { Tx } from '../db/database.ts';
import type { Role, Row } from '../db/schema.ts';
import { randomText } from '../domain/id.ts';
import type { Services } from '../services.ts';
import { hashToken, lowerRole, type Staff } from './principal.ts';

/** What every token begins with, so that scanners for secrets recognize one. */
const PREFIX = 'fct_';
/** Letters and digits, about 238 bits. */
const LENGTH = 40;
const ENDING_LENGTH = 4;
/** Minimum time between updates of the last use; otherwise every call would write. */
const TOUCH_MS = MINUTE_MS;

const ROLE: Record<Row<'api_tokens'>['scope'], Role> = { READ: 'VIEWER', WRITE: 'AGENT' };

/** A new secret, with what is stored of it. */
export function newApiToken(): { secret: string; token_hash: string; ending: string } {
  const secret = PREFIX + randomText(LENGTH);
  return { secret, token_hash: hashToken(secret), ending: secret.slice(-ENDING_LENGTH) };
}

/** Whether it is a program's token, and not a session's. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/**
 * Tokens that open something: not expired, and their creator is still a member of the partner, who
 * otherwise could come back by a token they kept.
 */
export function liveTokens(db: Tx | Services['db']['direct'], now: Date) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.created_by')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'api_tokens.created_by')
        .onRef('memberships.partner_id', '=', 'api_tokens.partner_id'),
    )
    .where('users.disabled_at', 'is', null)
    .where('memberships.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([eb('api_tokens.expires_at', 'is', null), eb('api_tokens.expires_at', '>', now)]),
    );
}

/**
 * The program behind a token: of one partner, with the role of its scope, or its creator's where that
 * is lower by now. Null when there is no such token, or it opens nothing any more.
 */
export async function findProgram(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<Staff | null> {
  const now = clock.now();
  const found = await liveTokens(db.direct, now)
    .where('api_tokens.token_hash', '=', hashToken(token))
    .select([
      'api_tokens.id',
      'api_tokens.partner_id',
      'api_tokens.created_by',
      'api_tokens.scope',
      'api_tokens.last_used_at',
      'api_tokens.inserted_at',
      'memberships.role',
    ])
    .executeTakeFirst();
  if (!found) return null;
  if (!found.last_used_at || now.getTime() - found.last_used_at.getTime() >= TOUCH_MS) {
    await db.direct
      .updateTable('api_tokens')
      .set({ last_used_at: now })
      .where('id', '=', found.id)
      .execute();
  }
  const role = lowerRole(ROLE[found.scope], found.role);
  return {
    userId: found.created_by,
    sessionId: found.id,
    isProgram: true,
    authenticatedAt: found.inserted_at,
    lacksFactor: false,
    isGuest: false,
    memberships: [{ partnerId: found.partner_id, role }],
  };
}
