/** A line of a CSV file; with quoted line breaks it spans several lines of the text. */
export interface CsvRecord {
  /** Line of the text on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** The text is not CSV (RFC 4180). */
export class CsvError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`Line ${line}: ${reason}`);
    this.line = line;
  }
}

const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets in Europe write semicolons. */
const SEPARATORS = [',', ';', '\t'] as const;
/** A first line by which spreadsheets say which separator they wrote. */
const SAYS_SEPARATOR = /^sep=([,;\t])(\r\n|\r|\n)/;

/**
 * Parses CSV (RFC 4180) strictly: a quote inside a bare cell, or text after a closing quote, is an
 * error rather than a guess. Lines may end with CRLF, LF or CR; empty lines are skipped.
 *
 * @throws CsvError naming the line
 */
export function parseCsv(text: string): CsvRecord[] {
  let body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [said = '', separator = separatorOf(body)] = SAYS_SEPARATOR.exec(body) ?? [];
  body = body.slice(said.length);
  const records: CsvRecord[] = [];
  let line = said ? 2 : 1;
  let at = 0;
  while (at < body.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const cell = body[at] === '"' ? quotedCell(body, at, line) : bareCell(body, at, separator);
      if (cell.value.includes('"') && body[at] !== '"') throw new CsvError(line, 'a bare quote');
      record.cells.push(cell.value);
      line += breaksIn(body.slice(at, cell.end));
      at = cell.end;
      if (body[at] === separator) at += 1;
      else break;
    }
    const end = lineBreakAt(body, at);
    if (at < body.length && end === 0) throw new CsvError(line, 'text after a closing quote');
    at += end;
    line += end > 0 ? 1 : 0;
    if (record.cells.some((cell) => cell !== '')) records.push(record);
  }
  return records;
}

interface Cell {
  value: string;
  /** Where the text goes on. */
  end: number;
}

function bareCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && lineBreakAt(text, end) === 0) end += 1;
  return { value: text.slice(from, end), end };
}

function quotedCell(text: string, from: number, line: number): Cell {
  let end = from + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) throw new CsvError(line, 'a quote is not closed');
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  return { value: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/** Length of the line break at a place: 0 when there is none. */
function lineBreakAt(text: string, at: number): number {
  if (text[at] === '\n') return 1;
  if (text[at] !== '\r') return 0;
  return text[at + 1] === '\n' ? 2 : 1;
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** The separator that the first line has most of, outside of quotes; a comma if it has none. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"?/g, '').split(/\r|\n/);
  const count = (separator: string): number => first.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** What a spreadsheet takes for a formula, after any apostrophes; a phone number is none. */
const FORMULA = /^'*(?:[\s\u00A0\u200B]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
const PLAIN_NUMBER = /^\+?\d+$/;

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark). A cell that a spreadsheet would take for a
 * formula begins with an apostrophe, since dealers and customers fill some of them.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writtenCell).join(',')}\r\n`).join('');
}

function writtenCell(value: string): string {
  const safe = FORMULA.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell without the apostrophe that keeps spreadsheets from taking it for a formula. */
export function readCell(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value;
}
