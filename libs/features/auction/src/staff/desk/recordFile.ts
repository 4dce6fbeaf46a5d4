import type { AuditEntry } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';
import type { OfferRecord } from './RecordStore.ts';

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly CsvColumn<{ entry: AuditEntry; intact: boolean }>[] = [
  ['seq', ({ entry }) => entry.seq],
  ['inserted_at', ({ entry }) => entry.inserted_at],
  ['action', ({ entry }) => entry.action],
  ['times', ({ entry }) => entry.times],
  ['last_at', ({ entry }) => entry.last_at],
  ['actor_kind', ({ entry }) => entry.actor.kind],
  ['actor_id', ({ entry }) => entry.actor.id],
  ['actor_name', ({ entry }) => entry.actor.name],
  ['amount', ({ entry }) => entry.amount],
  ['currency_code', ({ entry }) => entry.currency_code],
  ['before', ({ entry }) => entry.before],
  ['after', ({ entry }) => entry.after],
  ['auction_id', ({ entry }) => entry.auction_id],
  ['call_id', ({ entry }) => entry.call_id],
  ['previous_hash', ({ entry }) => entry.previous_hash],
  ['hash', ({ entry }) => entry.hash],
  ['chain_intact', ({ intact }) => String(intact)],
];

/** The record as CSV, each line with the result of checking the whole chain. */
export function recordCsv({ entries, intact }: OfferRecord): string {
  return csvOf(
    columns,
    entries.map((entry) => ({ entry, intact })),
  );
}

/** The record as JSON, with what it is about and when it was fetched. */
export function recordJson(record: OfferRecord, requestId: string, exportedAt: Date): string {
  const { intact, entries } = record;
  const file = {
    request_id: requestId,
    exported_at: exportedAt.toISOString(),
    chain_intact: intact,
    entries,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
