import type { Thread } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';
import { threadTable } from '../columns.ts';

const { main, columns: shown } = threadTable;

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly CsvColumn<Thread>[] = [
  ['id', ({ id }) => id],
  ['lead_id', ({ lead_id }) => lead_id],
  ['read_status', ({ seller_read_status }) => seller_read_status],
  ...main.file,
  ['seller', ({ info }) => info.seller.name],
  ['year', ({ info }) => info.year],
  ['make', ({ info }) => info.make],
  ['model', ({ info }) => info.model],
  ...shown.summary.file,
  ...shown.date.file,
];

/**
 * Conversations as CSV.
 *
 * @param threadUrl the full address of a conversation
 */
export function threadsCsv(
  threads: readonly Thread[],
  threadUrl: (thread: Thread) => string,
): string {
  return csvOf([...columns, ['thread_url', threadUrl]], threads);
}
