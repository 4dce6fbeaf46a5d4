import { writeCsv } from '@forecourt/contract/csv';
import { oneLine } from '../../domain/contact.ts';
import type { BatchWords } from '../../messaging/words/types.ts';
import type { ResultRow } from './queries.ts';

type Column = readonly [
  header: keyof BatchWords['columns'],
  value: (row: ResultRow, words: BatchWords) => string | null,
];

const CUSTOMER: readonly Column[] = [
  ['line', ({ line }) => String(line)],
  ['name', ({ name }) => name && oneLine(name)],
  ['phone', ({ phone }) => phone],
  ['email', ({ email }) => email],
];

/** Those that no row has are left out. */
const IDENTIFIERS: readonly Column[] = [
  ['claim_number', ({ identifiers }) => identifiers?.claim_number ?? null],
  ['policy_number', ({ identifiers }) => identifiers?.policy_number ?? null],
  ['date_of_loss', ({ identifiers }) => identifiers?.date_of_loss ?? null],
];

const RESULT: readonly Column[] = [
  [
    'result',
    ({ state, delivery }, { notDelivered, states }) =>
      delivery === 'FAILED' ? notDelivered : states[state],
  ],
  ['reason', ({ reason }, { reasons }) => reason && reasons[reason]],
  ['request', ({ request_id: id }) => id],
];

/** The results as a file; cells that a spreadsheet would take for a formula are made harmless. */
export function resultsFile(rows: readonly ResultRow[], words: BatchWords): string {
  const given = IDENTIFIERS.filter(([, value]) => rows.some((row) => value(row, words)));
  const columns = [...CUSTOMER, ...given, ...RESULT];
  const lines = rows.map((row) => columns.map(([, value]) => value(row, words) ?? ''));
  return writeCsv([columns.map(([header]) => words.columns[header]), ...lines]);
}
