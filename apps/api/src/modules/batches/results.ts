import type { RequestBatchReason, RequestBatchRowState } from '@forecourt/contract';
import { writeCsv } from '@forecourt/contract/csv';
import { oneLine } from '../../domain/contact.ts';
import type { ResultRow } from './queries.ts';

const STATES: Record<RequestBatchRowState, string> = {
  WAITING: 'Waiting',
  SENT: 'Sent',
  SKIPPED: 'Skipped',
  FAILED: 'Failed',
  CANCELLED: 'Not sent',
};

const REASONS: Record<RequestBatchReason, string> = {
  OPEN_REQUEST: 'Has an open request',
  DUPLICATE: 'Same customer as an earlier row',
  INVALID: 'The row has an error',
  LIMIT: 'Over the limit: send it later',
  MISSING_FIELD: 'Something is missing',
  INVALID_FORMAT: 'Can’t be read',
  ADDRESS_NOT_ALLOWED: 'The name has a web or email address',
  COUNTRY_NOT_ALLOWED: 'SMS isn’t enabled for this country',
  QUOTA_EXCEEDED: 'Today’s limit was reached',
  CHANNEL_OFF: 'This way of sending is turned off',
  EMAIL_NOT_VERIFIED: 'The business isn’t verified',
  AREA_NOT_SET_UP: 'The area isn’t set up',
  FORBIDDEN: 'The sender may no longer send',
  UNEXPECTED: 'Something went wrong',
};

type Column = readonly [header: string, value: (row: ResultRow) => string | null];

const CUSTOMER: readonly Column[] = [
  ['Row', ({ line }) => String(line)],
  ['Name', ({ name }) => name && oneLine(name)],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
];

/** Those that no row has are left out. */
const IDENTIFIERS: readonly Column[] = [
  ['Claim number', ({ identifiers }) => identifiers?.claim_number ?? null],
  ['Policy number', ({ identifiers }) => identifiers?.policy_number ?? null],
  ['Date of loss', ({ identifiers }) => identifiers?.date_of_loss ?? null],
];

const RESULT: readonly Column[] = [
  ['Result', ({ state, delivery }) => (delivery === 'FAILED' ? 'Not delivered' : STATES[state])],
  ['Reason', ({ reason }) => reason && REASONS[reason]],
  ['Request', ({ request_id: id }) => id],
];

/** The results as a file; cells that a spreadsheet would take for a formula are made harmless. */
export function resultsFile(rows: readonly ResultRow[]): string {
  const given = IDENTIFIERS.filter(([, value]) => rows.some((row) => value(row)));
  const columns = [...CUSTOMER, ...given, ...RESULT];
  const lines = rows.map((row) => columns.map(([, value]) => value(row) ?? ''));
  return writeCsv([columns.map(([name]) => name), ...lines]);
}
