import type { Thread } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';

interface CsvRow {
  thread: Thread;
  threadUrl: string;
}

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly CsvColumn<CsvRow>[] = [
  ['id', ({ thread }) => thread.id],
  ['lead_id', ({ thread }) => thread.lead_id],
  ['read_status', ({ thread }) => thread.seller_read_status],
  ['buyer', ({ thread }) => thread.info.buyer.name],
  ['seller', ({ thread }) => thread.info.seller.name],
  ['year', ({ thread }) => thread.info.year],
  ['make', ({ thread }) => thread.info.make],
  ['model', ({ thread }) => thread.info.model],
  ['summary', ({ thread }) => thread.summary],
  ['last_message_at', ({ thread }) => thread.last_message_at],
  ['thread_url', ({ threadUrl }) => threadUrl],
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
  return csvOf(
    columns,
    threads.map((thread) => ({ thread, threadUrl: threadUrl(thread) })),
  );
}
