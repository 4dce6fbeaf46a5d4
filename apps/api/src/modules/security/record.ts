import type { FastifyRequest } from 'fastify';
import { newId } from '../../domain/id.ts';
import { json, type SecurityEventType } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { originOf } from './origin.ts';

/** One event for the log; see `SecurityEventsTable`. */
export interface SecurityEvent {
  type: SecurityEventType;
  /** Where it came from; null for what a job did. */
  request: Pick<FastifyRequest, 'ip' | 'headers'> | null;
  /** Whose log it belongs to; left out for an account, whose every partner sees it. */
  partnerId?: string | null;
  /** Whose account or membership it concerns; needed where there is no partner. */
  userId?: string | null;
  /** Who did it, when that is known. */
  actorId?: string | null;
  /** Short facts in words and numbers. Never a password, a code, a token or a link. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Adds to the security log, in `tx`, which commits it together with what it tells of. A refusal needs a
 * transaction of its own, as the one that refuses rolls back.
 *
 * An event of no partner and no user is nobody's to read, and is left out.
 */
export async function recordSecurityEvent(
  tx: Tx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { type, request, partnerId = null, userId = null, actorId = null, detail = {} }: SecurityEvent,
): Promise<void> {
  if (partnerId === null && userId === null) return;
  const now = clock.now();
  const event = { id: newId(now), partner_id: partnerId, user_id: userId, actor_id: actorId, type };
  await tx
    .insertInto('security_events')
    .values({ ...event, ...originOf(request, config), detail: json(detail), inserted_at: now })
    .execute();
}
