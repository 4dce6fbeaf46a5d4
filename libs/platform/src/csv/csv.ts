/** What one value of a file for spreadsheets may be. */
export type CsvValue = string | number | null | undefined;

/** A column: its name in the first line, and its value in each line after it. */
export type CsvColumn<Row> = readonly [name: string, value: (row: Row) => CsvValue];

/** Says that the text is UTF-8, without which spreadsheets read another alphabet. */
const byteOrderMark = '\uFEFF';

/** Signs with which spreadsheets begin a formula, also in full width, after any blanks. */
const formula = /^[\s\u00A0\u200B]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A number as people write it down: the plus of a phone number begins no formula. */
const plainNumber = /^\+?\d+$/;

/** Rows as a file for spreadsheets (RFC 4180, UTF-8 with a byte order mark). */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const names = columns.map(([name]) => name);
  const lines = rows.map((row) => columns.map(([, value]) => csvCell(value(row))));
  return byteOrderMark + [names, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** One value, harmless to the program that opens the file: customers write some of them. */
export function csvCell(value: CsvValue): string {
  const text = String(value ?? '');
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
