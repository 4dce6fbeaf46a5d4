import { sql } from 'kysely';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';

/** Whose notifications: a user's in one partner. */
export interface Owner {
  partnerId: string;
  userId: string;
}

/** With all that is shown of them, newest first. */
export function notificationsOf(tx: Tx, { partnerId, userId }: Owner) {
  return tx
    .selectFrom('notifications')
    .innerJoin('requests', 'requests.id', 'notifications.request_id')
    .innerJoin('reports', 'reports.request_id', 'requests.id')
    .leftJoin('users', 'users.id', 'notifications.actor_id')
    .leftJoin('threads', 'threads.id', 'notifications.subject_id')
    .where('notifications.partner_id', '=', partnerId)
    .where('notifications.user_id', '=', userId)
    .selectAll('notifications')
    .select(['requests.request_type', 'requests.name as customer'])
    .select(['reports.plate', 'reports.year', 'reports.make', 'reports.model'])
    .select('users.name as actor_name')
    .select(['threads.initiator', 'threads.info'])
    .orderBy('notifications.inserted_at', 'desc')
    .orderBy('notifications.id', 'desc');
}

/** A page and one more row, newest first. */
export function listNotifications(tx: Tx, owner: Owner, after: Cursor | null, limit: number) {
  return notificationsOf(tx, owner)
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'notifications.inserted_at', 'notifications.id')),
    )
    .limit(limit + 1)
    .execute();
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** The number of unread ones. */
export async function countUnread(tx: Tx, { partnerId, userId }: Owner): Promise<number> {
  const { count } = await tx
    .selectFrom('notifications')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
