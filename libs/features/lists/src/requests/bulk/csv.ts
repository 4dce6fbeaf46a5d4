import type { Request } from '@forecourt/contract';

/** Columns of the file, in their order; docs/csv-export.md says what each holds. */
const columns: readonly [name: string, value: (row: CsvRow) => Cell][] = [
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

type Cell = string | number | null | undefined;

interface CsvRow {
  request: Request;
  reportUrl: string;
}

/** Says that the text is UTF-8, without which spreadsheets read another alphabet. */
const byteOrderMark = '\uFEFF';

/** Signs with which spreadsheets begin a formula, also in full width, after any blanks. */
const formula = /^[\s\u00A0\u200B]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A number as people write it down: the plus of a phone number begins no formula. */
const plainNumber = /^\+?\d+$/;

/**
 * Requests as a file for spreadsheets (RFC 4180, UTF-8 with a byte order mark).
 *
 * @param reportUrl the full address of a request's report
 */
export function requestsCsv(
  requests: readonly Request[],
  reportUrl: (id: string) => string,
): string {
  const lines = requests.map((request) =>
    columns.map(([, value]) => cell(value({ request, reportUrl: reportUrl(request.id) }))),
  );
  return (
    byteOrderMark +
    [columns.map(([name]) => name), ...lines].map((line) => `${line.join(',')}\r\n`).join('')
  );
}

/** One value, harmless to the program that opens the file: customers write some of them. */
export function cell(value: Cell): string {
  const text = String(value ?? '');
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Gives the browser a file to save. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
