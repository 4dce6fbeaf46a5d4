import type { NotificationKind } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { Owner } from './queries.ts';

/** Marks a user's own notifications of a thing as read: they have seen it in its place. */
export async function readAbout(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  { partnerId, userId }: Owner,
  { kind, subjectId }: { kind: NotificationKind; subjectId: string },
): Promise<void> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: clock.now() })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (read.numUpdatedRows > 0n) await realtime.notified(tx, { partnerId, userIds: [userId] });
}
