/** A value of a CSV file. */
export type CsvValue = string | number | null | undefined;

/** A column: its header, and its value in each row. */
export type CsvColumn<Row> = readonly [name: string, value: (row: Row) => CsvValue];

/** Byte order mark: without it, spreadsheets do not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Characters that begin a formula in spreadsheets, also full-width, after optional whitespace. */
const formula = /^[\s\u00A0\u200B]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A plain number: the plus sign of a phone number does not begin a formula. */
const plainNumber = /^\+?\d+$/;

/** Rows as CSV (RFC 4180, UTF-8 with a byte order mark). */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const names = columns.map(([name]) => name);
  const lines = rows.map((row) => columns.map(([, value]) => csvCell(value(row))));
  return byteOrderMark + [names, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** One value, escaped against formula injection, since some values come from customers. */
export function csvCell(value: CsvValue): string {
  const text = String(value ?? '');
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
