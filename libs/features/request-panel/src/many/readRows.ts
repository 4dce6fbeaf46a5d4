import { type FieldErrorCode, identifierNames, type TextChannel } from '@forecourt/contract';
import { type CsvRecord, readCell } from '@forecourt/contract/csv';
import { internationalPhone } from '@forecourt/platform';
import {
  type IdentifierField,
  type IdentifierTerms,
  type IdentifierTexts,
  validateIdentifiers,
} from '../identifiers.ts';
import {
  type EmailFieldName,
  type FieldErrors,
  type MobileCheck,
  type PhoneFieldName,
  validateEmail,
  validatePhone,
} from '../validate.ts';
import type { ManyColumn, ManyField } from './columns.ts';

/** A number as it was written, split into its dial code and the rest; null if it has no country. */
export type PhoneReader = (
  text: string,
  dialCode: string,
) => Promise<{ dialCode: string; number: string } | null>;

/** What reading a row needs to know. */
export interface RowRules {
  /** The channels by which this deployment can message customers, the preferred one first. */
  channels: readonly TextChannel[];
  /** Dial code of numbers without one. */
  dialCode: string;
  readPhone: PhoneReader;
  isMobileNumber: MobileCheck;
  identifiers: IdentifierTerms;
}

/** A customer of the file. */
export interface ManyRow {
  /** Line of the file on which the row begins. */
  line: number;
  name: string;
  /** How the customer is written to. */
  channel: TextChannel;
  /** As it is sent, or, with an error, as it stands in the file. */
  to: string;
  /** What is known of the claim: as it is sent, or, with an error, as it stands in the file. */
  identifiers: IdentifierTexts;
  errors: FieldErrors<PhoneFieldName | EmailFieldName | IdentifierField>;
  /** Line of the earlier row with the same customer. */
  sameAs: number | null;
}

/** Reads the rows of a file by its columns, with every error in each. */
export async function readRows(
  records: readonly CsvRecord[],
  columns: readonly ManyColumn[],
  rules: RowRules,
): Promise<ManyRow[]> {
  const rows: ManyRow[] = [];
  const seen = new Map<string, number>();
  for (const record of records) {
    const row = await readRow(record, columns, rules);
    if (isRight(row)) {
      const key = row.to.toLowerCase();
      row.sameAs = seen.get(key) ?? null;
      if (row.sameAs === null) seen.set(key, row.line);
    }
    rows.push(row);
  }
  return rows;
}

/** Whether a row can be sent. */
export function isRight({ errors }: Pick<ManyRow, 'errors'>): boolean {
  return Object.keys(errors).length === 0;
}

async function readRow(
  { line, cells }: CsvRecord,
  columns: readonly ManyColumn[],
  rules: RowRules,
): Promise<ManyRow> {
  const cellOf = (field: ManyField): string => {
    const at = columns.findIndex((column) => column.field === field);
    return at < 0 ? '' : readCell(cells[at] ?? '').trim();
  };
  const name = cellOf('name') || [cellOf('first'), cellOf('last')].filter(Boolean).join(' ');
  const given = { SMS: cellOf('phone'), EMAIL: cellOf('email') };
  const channel = rules.channels.find((one) => given[one]) ?? rules.channels[0] ?? 'SMS';
  const to = given[channel];
  const identifiers: IdentifierTexts = {};
  for (const field of identifierNames) {
    const text = cellOf(field);
    if (text) identifiers[field] = field === 'date_of_loss' ? dayOf(text) : text;
  }
  const wrong = validateIdentifiers(identifiers, rules.identifiers);
  const row = { line, name, channel, identifiers, sameAs: null };
  if (channel === 'EMAIL') {
    return { ...row, to, errors: { ...validateEmail({ name, email: to }), ...wrong } };
  }
  // text beside the number, or 3.7E+11 of a spreadsheet: no number that somebody meant
  const read = /[a-z]/i.test(to) ? null : await rules.readPhone(to, rules.dialCode);
  const number = read?.number ?? '';
  const dialCode = read?.dialCode ?? rules.dialCode;
  const errors = await validatePhone({ name, dialCode, number }, rules.isMobileNumber);
  if (to !== '' && errors.phone) errors.phone = 'INVALID_FORMAT' satisfies FieldErrorCode;
  const phone = errors.phone ? to : internationalPhone(dialCode, number);
  return { ...row, to: phone, errors: { ...errors, ...wrong } };
}

/**
 * A day as `2026-03-05`, also written `5.3.2026`, where the day comes first everywhere. With slashes
 * it comes first in some countries only: left as it is.
 */
function dayOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
