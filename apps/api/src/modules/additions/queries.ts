import type { Tx } from '../../db/database.ts';
import { notFound } from '../../http/problem.ts';

/** A request's additions with who asked, oldest first. */
export function listAdditions(tx: Tx, requestId: string) {
  return additionRows(tx).where('additions.request_id', '=', requestId).execute();
}

export type AdditionRow = Awaited<ReturnType<typeof listAdditions>>[number];

/** One of them. @throws Problem 404 if it is another request's */
export async function requireAddition(tx: Tx, requestId: string, id: string): Promise<AdditionRow> {
  const addition = await additionRows(tx)
    .where('additions.request_id', '=', requestId)
    .where('additions.id', '=', id)
    .executeTakeFirst();
  if (!addition) throw notFound();
  return addition;
}

function additionRows(tx: Tx) {
  return tx
    .selectFrom('additions')
    .leftJoin('users', 'users.id', 'additions.asked_by')
    .orderBy('additions.asked_at')
    .orderBy('additions.id')
    .selectAll('additions')
    .select(['users.name as asker_name', 'users.avatar as asker_avatar']);
}
