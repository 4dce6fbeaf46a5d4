import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/** The columns that hold the conclusion of a claim or an inspection. */
export type ConclusionRow = Pick<
  Row<'claims'>,
  'id' | 'partner_id' | 'request_id' | 'status' | 'status_before' | 'concluded_at'
> & { table: 'claims' | 'inspects' };

const COLUMNS = [
  'id',
  'partner_id',
  'request_id',
  'status',
  'status_before',
  'concluded_at',
] as const;

/** A claim or an inspection by its id, locked, or undefined. */
export async function lockConclusion(tx: Tx, id: string): Promise<ConclusionRow | undefined> {
  for (const table of ['claims', 'inspects'] as const) {
    const row = await tx
      .selectFrom(table)
      .where('id', '=', id)
      .select(COLUMNS)
      .forUpdate()
      .executeTakeFirst();
    if (row) return { ...row, table };
  }
  return undefined;
}

/** Writes a status together with the status that undo restores. */
export async function saveConclusion(
  tx: Tx,
  { table, id }: ConclusionRow,
  values: Pick<Row<'claims'>, 'status' | 'status_before' | 'concluded_at' | 'updated_at'>,
): Promise<void> {
  await tx.updateTable(table).set(values).where('id', '=', id).execute();
}
