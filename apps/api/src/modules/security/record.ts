import type { FastifyRequest } from 'fastify';
import { newId } from '../../domain/id.ts';
import { json, type SecurityEventType } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { originOf } from './origin.ts';

/** One event for the log; see `SecurityEventsTable`. */
export interface SecurityEvent {
  type: SecurityEventType;
  /** The call that caused it; null for a job. */
  request: Pick<FastifyRequest, 'ip' | 'headers'> | null;
  /**
   * The partner whose log it belongs to; omitted for account events, visible to each of the user's
   * partners.
   */
  partnerId?: string | null;
  /** The account or membership it is about; required without a partner. */
  userId?: string | null;
  /** Who did it, if known. */
  actorId?: string | null;
  /** Short facts. Never a password, a code, a token or a link. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Adds to the security log, in the `tx` of the event itself. A refusal needs its own transaction,
 * because the refused one rolls back.
 *
 * An event without a partner and a user could not be read by anybody, and is skipped.
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
