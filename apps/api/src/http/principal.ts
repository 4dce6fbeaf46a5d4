import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Role } from '../db/schema.ts';
import { sessionReaches } from '../db/sessionReach.ts';
import { sessionEnd } from '../domain/sessionLife.ts';
import type { Services } from '../services.ts';
import { forbidden, notFound } from './problem.ts';

/**
 * A signed-in member of staff with their partners, in the order of the branch selector; or a
 * partner's program, which acts in the name of who created its token.
 */
export interface Staff {
  userId: string;
  /** The session or, for a program, the token. */
  sessionId: string;
  /** Whether the caller is a program, which may call only some operations (`tokenOperations`). */
  isProgram: boolean;
  /** When they last authenticated. */
  authenticatedAt: Date;
  /**
   * A partner requires a second factor and they have none: only their own account is accessible.
   */
  lacksFactor: boolean;
  /**
   * A company opened the session, and the account has other partners as well: its password and second
   * factors are not this company's to change.
   */
  isGuest: boolean;
  memberships: readonly { partnerId: string; role: Role }[];
}

const RANK: Record<Role, number> = { VIEWER: 0, AGENT: 1, ADMIN: 2 };
/** Minimum time between updates of the last use; otherwise every request would write. */
const TOUCH_MS = 60 * 60 * 1000;

/** Only hashes of tokens are stored: a copy of the database opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of the Authorization header: as it is (main API) or after Bearer (chat API). */
export function tokenOf(request: FastifyRequest): string | null {
  const token = request.headers.authorization?.replace(/^Bearer +/i, '').trim();
  return token ? token : null;
}

/**
 * The user of the token's session, or null when there is none, it has ended or the user is
 * disabled.
 */
export async function findStaff(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<Staff | null> {
  const now = clock.now();
  const rows = await db.direct
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on('memberships.disabled_at', 'is', null)
        .on(sessionReaches),
    )
    .leftJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .orderBy('memberships.position')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.inserted_at',
      'sessions.last_used_at',
      'sessions.expires_at',
      'sessions.authenticated_at',
      'sessions.partner_ids',
      'users.has_factor',
      'partners.factor_required',
      'memberships.partner_id',
      'memberships.role',
    ])
    .select(({ and, eb, exists, selectFrom }) =>
      and([
        // every call asks: only sessions that a company opened look at other memberships
        eb('sessions.partner_ids', 'is not', null),
        exists(
          selectFrom('memberships as elsewhere')
            .whereRef('elsewhere.user_id', '=', 'users.id')
            .where(sql<boolean>`elsewhere.partner_id <> all (sessions.partner_ids)`)
            .select('elsewhere.partner_id'),
        ),
      ]).as('is_guest'),
    )
    .execute();
  const [first] = rows;
  if (!first) return null;
  if (now.getTime() - first.last_used_at.getTime() > TOUCH_MS) {
    await db.direct
      .updateTable('sessions')
      .set({ last_used_at: now, expires_at: sessionEnd(config, first.inserted_at, now) })
      .where('id', '=', first.id)
      // a session that was ended meanwhile must stay ended
      .where('expires_at', '=', first.expires_at)
      .execute();
  }
  return {
    userId: first.user_id,
    sessionId: first.id,
    isProgram: false,
    authenticatedAt: first.authenticated_at,
    // the company's own second factor counts, see decision 137
    lacksFactor:
      first.partner_ids === null &&
      !first.has_factor &&
      rows.some((row) => row.factor_required === true),
    isGuest: Boolean(first.is_guest),
    memberships: rows.flatMap(({ partner_id, role }) =>
      partner_id && role ? [{ partnerId: partner_id, role }] : [],
    ),
  };
}

/**
 * The name of the partner whose deactivation ended the token's session; null when it ended for
 * another reason, or never existed.
 */
export async function whyEnded(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<string | null> {
  const row = await db.direct
    .selectFrom('sessions')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'sessions.user_id')
        .onRef('memberships.disabled_at', '=', 'sessions.expires_at'),
    )
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('sessions.token_hash', '=', hashToken(token))
    .select('partners.name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Every partner the user belongs to, for `scoped`. */
export function partnersOf(staff: Staff): string[] {
  return staff.memberships.map(({ partnerId }) => partnerId);
}

/** The one of two roles that may do less. */
export function lowerRole(one: Role, other: Role): Role {
  return RANK[one] < RANK[other] ? one : other;
}

/** Whether the user has at least this role with any partner. */
export function hasRoleSomewhere(staff: Staff, role: Role): boolean {
  return staff.memberships.some((membership) => RANK[membership.role] >= RANK[role]);
}

/** Whether the user has at least this role with the partner. */
export function hasRole(staff: Staff, partnerId: string, role: Role): boolean {
  const membership = staff.memberships.find((one) => one.partnerId === partnerId);
  return membership !== undefined && RANK[membership.role] >= RANK[role];
}

/**
 * @throws Problem 404 when the user does not belong to the partner; 403 when their role is too low.
 */
export function requireRole(staff: Staff, partnerId: string, role: Role): void {
  const membership = staff.memberships.find((one) => one.partnerId === partnerId);
  if (!membership) throw notFound();
  if (RANK[membership.role] < RANK[role]) throw forbidden();
}
