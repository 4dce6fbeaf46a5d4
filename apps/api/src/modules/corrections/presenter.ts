import type { Correction, DetailField } from '@forecourt/contract';
import { correctionsOf, type StoredCorrection } from '../../domain/details.ts';
import type { Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';

/** What staff corrected of a request, with their names, oldest field first. */
export async function listCorrections(
  tx: Tx,
  request: Pick<Row<'requests'>, 'corrections'>,
): Promise<Correction[]> {
  const entries = Object.entries(correctionsOf(request)) as [DetailField, StoredCorrection][];
  if (entries.length === 0) return [];
  const users = await tx
    .selectFrom('users')
    .where(
      oneOf(
        'id',
        entries.map(([, { by }]) => by),
      ),
    )
    .select(['id', 'name'])
    .execute();
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return entries
    .map(([field, { entered, by, at }]) => ({ field, entered, by: names.get(by) ?? null, at }))
    .sort((one, other) => one.at.localeCompare(other.at));
}
