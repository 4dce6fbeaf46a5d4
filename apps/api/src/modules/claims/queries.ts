import { flows } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Telling } from '../../domain/telling.ts';
import { lockRequest } from '../requests/queries.ts';

/** The columns that hold the conclusion of a claim or an inspection. */
export type ConclusionRow = Pick<
  Row<'claims'>,
  ('id' | 'partner_id' | 'request_id' | 'status' | 'status_before' | 'concluded_at') | keyof Telling
> & { table: ConclusionTable };

type ConclusionTable = 'claims' | 'inspects';

const COLUMNS = [
  'id',
  'partner_id',
  'request_id',
  'status',
  'status_before',
  'concluded_at',
  'tells',
  'tell_at',
  'told_at',
  'told_status',
  'told_opened_at',
] as const;

const TABLES: readonly ConclusionTable[] = ['claims', 'inspects'];

/** A conclusion with its request, both locked until the transaction ends. */
export interface Concluded {
  row: ConclusionRow;
  request: Row<'requests'>;
}

/**
 * A claim or an inspection by its id with its request, or undefined. The request is locked first, as
 * whoever changes one does.
 */
export async function lockConclusion(tx: Tx, id: string): Promise<Concluded | undefined> {
  for (const table of TABLES) {
    const found = await tx
      .selectFrom(table)
      .where('id', '=', id)
      .select('request_id')
      .executeTakeFirst();
    const request = found && (await lockRequest(tx, found.request_id));
    if (!request) continue;
    const row = await tx
      .selectFrom(table)
      .where('id', '=', id)
      .select(COLUMNS)
      .forUpdate()
      .executeTakeFirst();
    if (row) return { row: { ...row, table }, request };
  }
  return undefined;
}

/** The claim or inspection of a request, or undefined where there is nothing to conclude. */
export async function findConclusionOf(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'request_type'>,
): Promise<ConclusionRow | undefined> {
  const { subject } = flows[request.request_type];
  if (subject === 'trade_in') return undefined;
  const table = subject === 'claim' ? 'claims' : 'inspects';
  const row = await tx
    .selectFrom(table)
    .where('request_id', '=', request.id)
    .select(COLUMNS)
    .executeTakeFirst();
  return row && { ...row, table };
}

/** Ids of conclusions whose message is due; those of reports that are put away or reopened wait. */
export async function listToTell(tx: Tx, now: Date, limit: number): Promise<{ id: string }[]> {
  const due = await Promise.all(
    TABLES.map((table) =>
      tx
        .selectFrom(table)
        .innerJoin('requests', 'requests.id', `${table}.request_id`)
        .innerJoin('partners', 'partners.id', `${table}.partner_id`)
        .where('tell_at', '<=', now)
        .where('requests.status', '=', 'COMPLETED')
        .where('partners.verified_at', 'is not', null)
        .orderBy('tell_at')
        .limit(limit)
        .select(`${table}.id`)
        .execute(),
    ),
  );
  return due.flat();
}

/** Writes a status together with the status that undo restores. */
export async function saveConclusion(
  tx: Tx,
  { table, id }: ConclusionRow,
  values: Partial<ConclusionRow> & Pick<Row<'claims'>, 'updated_at'>,
): Promise<void> {
  await tx.updateTable(table).set(values).where('id', '=', id).execute();
}
