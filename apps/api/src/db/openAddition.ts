import type { Tx } from './database.ts';
import type { Row } from './schema.ts';

/** What a request's customer is asked to add at the moment, or undefined. */
export function findOpenAddition(tx: Tx, requestId: string): Promise<Row<'additions'> | undefined> {
  return tx
    .selectFrom('additions')
    .where('request_id', '=', requestId)
    .where('state', '=', 'OPEN')
    .selectAll()
    .executeTakeFirst();
}
