import { sql } from 'kysely';
import type { NotificationKind } from '@forecourt/contract';
import { newId } from '../../domain/id.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { concernedBy } from './concerned.ts';

/** Something that customers or dealers did with a request. */
export interface Happening {
  kind: Exclude<NotificationKind, 'ASSIGNED' | 'MENTIONED'>;
  requestId: string;
  /** The thread or the auction that it is about; none for the request itself. */
  subjectId?: string;
  /** How often it happened; default 1. */
  times?: number;
}

/**
 * Notifies those whom a request concerns, live when `tx` commits. It joins what they have not read yet
 * of the same kind about the same thing.
 */
export async function notifyConcerned(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  { kind, requestId, subjectId = '', times = 1 }: Happening,
): Promise<void> {
  const request = await tx
    .selectFrom('requests')
    .where('id', '=', requestId)
    .select(['partner_id', 'agent_id', 'created_by'])
    .executeTakeFirst();
  if (!request) return;
  const now = clock.now();
  const userIds = await concernedBy(tx, request, now);
  if (userIds.length === 0) return;
  const rows = userIds.toSorted().map((userId) => ({
    id: newId(now),
    partner_id: request.partner_id,
    user_id: userId,
    kind,
    request_id: requestId,
    subject_id: subjectId,
    times,
    inserted_at: now,
  }));
  await tx
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'user_id', 'kind', 'request_id', 'subject_id'])
        .where(sql<boolean>`read_at is null and kind not in ('ASSIGNED', 'MENTIONED')`)
        .doUpdateSet({
          times: sql<number>`notifications.times + excluded.times`,
          inserted_at: sql<Date>`excluded.inserted_at`,
          mailed: false,
        }),
    )
    .execute();
  await realtime.notified(tx, { partnerId: request.partner_id, userIds });
}
