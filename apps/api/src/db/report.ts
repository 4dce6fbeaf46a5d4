import type { Tx } from './database.ts';
import type { Row } from './schema.ts';

/** The report of a request; every request has one. */
export function reportOf(tx: Tx, requestId: string): Promise<Row<'reports'>> {
  return tx
    .selectFrom('reports')
    .where('request_id', '=', requestId)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** The uploads of a report that were not deleted, in the order of their announcement. */
export function listUploads(tx: Tx, reportId: string): Promise<Row<'uploads'>[]> {
  return tx
    .selectFrom('uploads')
    .where('report_id', '=', reportId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .selectAll()
    .execute();
}
