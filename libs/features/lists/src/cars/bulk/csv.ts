import type { Car } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';

interface CsvRow {
  car: Car;
  reportUrl: string;
}

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly CsvColumn<CsvRow>[] = [
  ['id', ({ car }) => car.id],
  ['request_id', ({ car }) => car.request_id],
  ['status', ({ car }) => car.request_status],
  ['partner_name', ({ car }) => car.partner_name],
  ['plate', ({ car }) => car.plate],
  ['year', ({ car }) => car.year],
  ['make', ({ car }) => car.make],
  ['model', ({ car }) => car.model],
  ['offer_price', ({ car }) => car.offer_price],
  ['currency_code', ({ car }) => (car.offer_price === null ? null : car.currency_code)],
  ['request_date', ({ car }) => car.request_date],
  ['report_url', ({ reportUrl }) => reportUrl],
];

/**
 * Cars as CSV.
 *
 * @param reportUrl the full address of the report of a request's car
 */
export function carsCsv(cars: readonly Car[], reportUrl: (requestId: string) => string): string {
  return csvOf(
    columns,
    cars.map((car) => ({ car, reportUrl: reportUrl(car.request_id) })),
  );
}
