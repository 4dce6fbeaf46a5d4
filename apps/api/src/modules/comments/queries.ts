import { mentionedIn } from '../../domain/mentions.ts';
import { oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';

/** A report's comments with their authors, oldest first. */
export function listComments(tx: Tx, reportId: string) {
  return commentRows(tx)
    .where('comments.report_id', '=', reportId)
    .orderBy('comments.inserted_at')
    .orderBy('comments.id')
    .execute();
}

/** Those whom the comments mention, also if they have left since. */
export function listMentioned(
  tx: Tx,
  comments: readonly CommentRow[],
): Promise<{ id: string; name: string }[]> {
  const ids = comments.flatMap(({ message }) => mentionedIn(message));
  return tx.selectFrom('users').where(oneOf('id', ids)).select(['id', 'name']).execute();
}

/** One comment of a report, or undefined. */
export function findComment(tx: Tx, reportId: string, id: string) {
  return commentRows(tx)
    .where('comments.report_id', '=', reportId)
    .where('comments.id', '=', id)
    .executeTakeFirst();
}

/** The report with the part of its request that comments need, or undefined. */
export function findCommented(tx: Tx, reportId: string) {
  return tx
    .selectFrom('reports')
    .innerJoin('requests', 'requests.id', 'reports.request_id')
    .where('reports.id', '=', reportId)
    .select(['reports.id', 'requests.id as request_id', 'requests.partner_id'])
    .select('requests.request_type')
    .executeTakeFirst();
}

function commentRows(tx: Tx) {
  return tx
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.author_id')
    .selectAll('comments')
    .select(['users.name as author_name', 'users.avatar as author_avatar']);
}

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];
