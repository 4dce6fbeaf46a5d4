import type { Request } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';
import { requestTable } from '../columns.ts';

const { main, columns: shown } = requestTable;

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly CsvColumn<Request>[] = [
  ['id', ({ id }) => id],
  ['request_type', ({ request_type }) => request_type],
  ...shown.status.file,
  ...main.file,
  ...shown.car.file,
  ...shown.sale.file,
  ...shown.agent.file,
  ['self_service', ({ self_service }) => String(self_service)],
  ...shown.date.file,
  ['updated_at', ({ updated_at }) => updated_at],
];

/**
 * Requests as CSV.
 *
 * @param reportUrl the full address of a request's report
 */
export function requestsCsv(
  requests: readonly Request[],
  reportUrl: (id: string) => string,
): string {
  return csvOf([...columns, ['report_url', ({ id }) => reportUrl(id)]], requests);
}
