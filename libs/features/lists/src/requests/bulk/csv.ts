import type { Request } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly CsvColumn<CsvRow>[] = [
  ['id', ({ request }) => request.id],
  ['request_type', ({ request }) => request.request_type],
  ['status', ({ request }) => request.status],
  ['name', ({ request }) => request.name],
  ['phone', ({ request }) => request.phone],
  ['email', ({ request }) => request.email],
  ['plate', ({ request }) => request.report.car?.plate],
  ['year', ({ request }) => request.report.car?.year],
  ['make', ({ request }) => request.report.car?.make],
  ['model', ({ request }) => request.report.car?.model],
  ['user_sale_plan', ({ request }) => request.info.user_sale_plan],
  ['car_availability', ({ request }) => request.info.car_availability],
  ['self_service', ({ request }) => String(request.self_service)],
  ['inserted_at', ({ request }) => request.inserted_at],
  ['updated_at', ({ request }) => request.updated_at],
  ['report_url', ({ reportUrl }) => reportUrl],
];

interface CsvRow {
  request: Request;
  reportUrl: string;
}

/**
 * Requests as CSV.
 *
 * @param reportUrl the full address of a request's report
 */
export function requestsCsv(
  requests: readonly Request[],
  reportUrl: (id: string) => string,
): string {
  const rows = requests.map((request) => ({ request, reportUrl: reportUrl(request.id) }));
  return csvOf(columns, rows);
}
