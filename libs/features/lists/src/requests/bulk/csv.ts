import { identifierNames, type Request } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';
import { requestTable } from '../columns.ts';

const { main, columns: shown } = requestTable;

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const before: readonly CsvColumn<Request>[] = [
  ['id', ({ id }) => id],
  ['request_type', ({ request_type }) => request_type],
  ...shown.status.file,
  ...main.file,
  ...shown.car.file,
];

/** Those of flows that have identifiers. */
const identifiers: readonly CsvColumn<Request>[] = identifierNames.map((name) => [
  name,
  (request) => request.identifiers?.[name],
]);

const after: readonly CsvColumn<Request>[] = [
  ...shown.sale.file,
  ...shown.agent.file,
  ['self_service', ({ self_service }) => String(self_service)],
  ...shown.date.file,
  ['updated_at', ({ updated_at }) => updated_at],
];

/**
 * Requests as CSV, with the columns of identifiers if one of them has any.
 *
 * @param reportUrl the full address of a request's report
 */
export function requestsCsv(
  requests: readonly Request[],
  reportUrl: (id: string) => string,
): string {
  const identified = identifiers.some(([, value]) => requests.some((request) => value(request)));
  const columns = [...before, ...(identified ? identifiers : []), ...after];
  return csvOf([...columns, ['report_url', ({ id }) => reportUrl(id)]], requests);
}
