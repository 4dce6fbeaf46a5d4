import type { Car } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';
import { carTable } from '../columns.ts';

const { main, columns: shown } = carTable;

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly CsvColumn<Car>[] = [
  ['id', ({ id }) => id],
  ['request_id', ({ request_id }) => request_id],
  ...shown.status.file,
  ['partner_name', ({ partner_name }) => partner_name],
  ...main.file,
  ...shown.offer.file,
  ...shown.date.file,
];

/**
 * Cars as CSV.
 *
 * @param reportUrl the full address of the report of a request's car
 */
export function carsCsv(cars: readonly Car[], reportUrl: (requestId: string) => string): string {
  const report: CsvColumn<Car> = ['report_url', ({ request_id }) => reportUrl(request_id)];
  return csvOf([...columns, report, ...shown.customer.file], cars);
}
