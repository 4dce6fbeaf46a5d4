import type { DealerImport, DealerImportCreate } from '@forecourt/contract';
import { sql } from 'kysely';
import { CsvError, parseCsv, type CsvRecord } from '@forecourt/contract/csv';
import {
  columnsOf,
  importValues,
  planImport,
  readRow,
  type PlannedRow,
} from '../../domain/dealerImport.ts';
import { InvalidInput, missingField } from '../../domain/errors.ts';
import { newId } from '../../domain/id.ts';
import type { Handlers } from '../../http/operation.ts';
import { WORDS } from '../../messaging/words/index.ts';
import type { Tx } from '../../db/database.ts';
import { openDirectory, placeOf, type Directory } from './write.ts';

const MOST_ROWS = 2000;
/** Errors that a refusal names; the preview has all. */
const MOST_ERRORS = 100;
const AT_ONCE = 500;
/** Those of the file that `exportDealers` writes, in every language. */
const HEADERS = Object.values(WORDS).map(({ dealerFile }) => dealerFile.columns);

/** Adds dealers from a file: all of its rows or none. */
export const handlers = {
  async importDealers({ body, once, requirePartner, services }) {
    const { partner_id: partnerId, dry_run: isPreview = false } = body;
    requirePartner(partnerId);
    const records = recordsOf(body.csv);
    const run = async (tx: Tx) => {
      const directory = await openDirectory(tx, partnerId);
      const { columns, rows } = await plan(tx, directory, records, body);
      if (!isPreview) await write(tx, directory, rows, services.clock.now());
      return { import: present(body, columns, rows, records) };
    };
    return isPreview ? services.db.scoped([partnerId], run) : once([partnerId], run);
  },
} satisfies Handlers;

/** @throws InvalidInput naming `csv`, with the line in its detail */
function recordsOf(csv: string): CsvRecord[] {
  const wrong = (detail: string) =>
    new InvalidInput([{ field: 'csv', code: 'INVALID_FORMAT' }], { detail });
  try {
    const records = parseCsv(csv);
    if (records.length < 2) throw missingField('csv');
    if (records.length > MOST_ROWS + 1) throw wrong(`More than ${MOST_ROWS} rows`);
    return records;
  } catch (error) {
    throw error instanceof CsvError ? wrong(error.message) : error;
  }
}

async function plan(
  tx: Tx,
  directory: Directory,
  [header, ...records]: readonly CsvRecord[],
  { columns: given, duplicates = 'SKIP' }: DealerImportCreate,
) {
  const columns = columnsOf(header?.cells ?? [], given, HEADERS);
  const known = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', directory.id)
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'name', 'email', 'postcode'])
    .execute();
  const read = records.map((record) => readRow(record, columns, directory));
  return { columns, rows: planImport(read, known, duplicates) };
}

/** @throws InvalidInput naming rows.{line}.{field} when a row has an error */
async function write(
  tx: Tx,
  directory: Directory,
  rows: readonly PlannedRow[],
  now: Date,
): Promise<void> {
  const errors = rows.flatMap((row) =>
    row.errors.map((error) => ({ ...error, field: `rows.${row.line}.${error.field}` })),
  );
  if (errors.length > 0) throw new InvalidInput(errors.slice(0, MOST_ERRORS));
  const members: [dealerId: string, groups: string[]][] = [];
  const added = rows
    .filter(({ action }) => action === 'ADD')
    .map(({ fields, groups }) => {
      const { postcode = null, country = null, name = '' } = fields;
      const id = newId(now);
      members.push([id, groups]);
      const place = placeOf(directory, { postcode, country });
      return { ...fields, ...place, name, id, partner_id: directory.id, inserted_at: now };
    });
  for (let from = 0; from < added.length; from += AT_ONCE) {
    await tx
      .insertInto('dealers')
      .values(added.slice(from, from + AT_ONCE))
      .execute();
  }
  for (const { action, fields, groups, known } of rows) {
    if (action !== 'UPDATE' || !known) continue;
    members.push([known.id, groups]);
    await update(tx, directory, known.id, fields);
  }
  await join(tx, directory.id, members, now);
}

async function update(
  tx: Tx,
  directory: Directory,
  id: string,
  fields: PlannedRow['fields'],
): Promise<void> {
  const { postcode, country } = await tx
    .updateTable('dealers')
    .set(fields)
    .where('id', '=', id)
    .returning(['postcode', 'country'])
    .executeTakeFirstOrThrow();
  const place = placeOf(directory, { postcode, country });
  await tx.updateTable('dealers').set(place).where('id', '=', id).execute();
}

/** Adds dealers to groups by name, and makes those that are missing. */
async function join(
  tx: Tx,
  partnerId: string,
  members: readonly [dealerId: string, groups: string[]][],
  now: Date,
): Promise<void> {
  const names = new Map(
    members.flatMap(([, groups]) => groups.map((one) => [one.toLowerCase(), one])),
  );
  if (names.size === 0) return;
  const groups = [...names.values()].map((name) => ({
    id: newId(now),
    partner_id: partnerId,
    name,
    inserted_at: now,
  }));
  await tx
    .insertInto('dealer_groups')
    .values(groups)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const pairs = members.flatMap(([dealer, own]) => own.map((name) => [dealer, name.toLowerCase()]));
  await sql`
    insert into dealer_group_members (group_id, dealer_id, partner_id)
    select g.id, pair.dealer, ${partnerId}
    from unnest(${pairs.map(([dealer]) => dealer)}::text[], ${pairs.map(([, name]) => name)}::text[])
      as pair(dealer, name)
    join dealer_groups g on g.partner_id = ${partnerId} and lower(g.name) = pair.name
    on conflict do nothing`.execute(tx);
}

function present(
  { dry_run: isPreview = false }: DealerImportCreate,
  columns: DealerImport['columns'],
  rows: readonly PlannedRow[],
  [, ...records]: readonly CsvRecord[],
): DealerImport {
  const counts = { ADD: 0, UPDATE: 0, SKIP: 0, ERROR: 0 };
  for (const { action } of rows) counts[action] += 1;
  const shown = isPreview ? rows : [];
  return {
    dry_run: isPreview,
    columns,
    counts,
    rows: shown.map(({ line, action, errors, known, same_as_line }, index) => ({
      line,
      values: importValues(records[index] ?? { line, cells: [] }, columns),
      action,
      errors,
      dealer: known ? { id: known.id, name: known.name } : null,
      same_as_line,
    })),
  };
}
