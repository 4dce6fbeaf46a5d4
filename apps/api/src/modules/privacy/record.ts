import type { PrivacyRecord } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import { newId } from '../../domain/id.ts';
import { json, type PrivacyAction, type PrivacyCounts, type Row } from '../../db/schema.ts';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';

/** The facts to record. */
export interface PrivacyFacts {
  partnerId: string;
  action: PrivacyAction;
  /** Who did it; null for the system. */
  userId: string | null;
  /** The call that did it; null for a job. */
  request: Pick<FastifyRequest, 'ip' | 'headers'> | null;
  reason?: string | null;
  requestIds?: readonly string[];
  counts?: PrivacyCounts | null;
  months?: number | null;
}

const EVENTS = {
  EXPORTED: 'DATA_EXPORTED',
  ERASED: 'DATA_ERASED',
  EXPIRED: 'DATA_ERASED',
  RETENTION_SET: 'SETTINGS_PUBLISHED',
  TEAM_NAMES_SHOWN: 'SETTINGS_PUBLISHED',
  TEAM_NAMES_HIDDEN: 'SETTINGS_PUBLISHED',
} as const satisfies Record<PrivacyAction, string>;

/** Records the action in the partner's list and in its security log, in the same `tx`. */
export async function recordPrivacy(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  { partnerId, action, userId, request, ...facts }: PrivacyFacts,
): Promise<PrivacyRecord> {
  const { reason = null, requestIds = [], counts = null, months = null } = facts;
  const now = services.clock.now();
  const actor = userId
    ? await tx.selectFrom('users').where('id', '=', userId).select('name').executeTakeFirst()
    : undefined;
  const row = await tx
    .insertInto('privacy_records')
    .values({
      id: newId(now),
      partner_id: partnerId,
      action,
      reason,
      inserted_at: now,
      actor_id: userId,
      actor_name: actor?.name ?? null,
      request_ids: json([...requestIds]),
      counts: counts && json(counts),
      retention_months: months,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordSecurityEvent(tx, services, {
    type: EVENTS[action],
    request,
    partnerId,
    actorId: userId,
    detail: months === null ? { requests: requestIds.length } : { retention_months: months },
  });
  return presentRecord(row);
}

/** A page of a partner's record plus one row, newest first. */
export function listRecords(
  tx: Tx,
  partnerId: string,
  after: Cursor | null,
  limit: number,
): Promise<Row<'privacy_records'>[]> {
  return tx
    .selectFrom('privacy_records')
    .where('partner_id', '=', partnerId)
    .$if(after !== null, (query) => query.where(olderThan(after as Cursor, 'inserted_at', 'id')))
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .selectAll()
    .execute();
}

export function presentRecord(row: Row<'privacy_records'>): PrivacyRecord {
  return {
    id: row.id,
    action: row.action,
    actor: row.actor_name === null ? null : { name: row.actor_name },
    reason: row.reason,
    counts: row.counts,
    retention_months: row.retention_months,
    inserted_at: row.inserted_at.toISOString(),
  };
}
