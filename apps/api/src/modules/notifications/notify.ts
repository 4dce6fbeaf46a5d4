import type { NotificationKind } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { newId } from '../../domain/id.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** What happened, and who did it. */
export interface Occurrence {
  request: Pick<Row<'requests'>, 'id' | 'partner_id'>;
  kind: NotificationKind;
  /** The colleague who did it; nobody is notified of what they did themselves. */
  actorId: string | null;
}

/** Notifies members of the request's partner, live when `tx` commits. */
export async function notify(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  { request, kind, actorId }: Occurrence,
  userIds: readonly string[],
): Promise<void> {
  const others = userIds.filter((id) => id !== actorId);
  if (others.length === 0) return;
  const now = clock.now();
  await tx
    .insertInto('notifications')
    .values(
      others.map((userId) => ({
        id: newId(now),
        partner_id: request.partner_id,
        user_id: userId,
        kind,
        request_id: request.id,
        actor_id: actorId,
        inserted_at: now,
        read_at: null,
      })),
    )
    .execute();
  await realtime.notified(tx, { partnerId: request.partner_id, userIds: others });
}
