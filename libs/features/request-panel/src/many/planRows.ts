import type { Body, RequestBatchFound, RequestBatchQuota, TextChannel } from '@forecourt/contract';
import { type IdentifierTexts } from '../identifiers.ts';
import { isRight, type ManyRow } from './readRows.ts';

/** The most rows that are sent at once, and that a batch keeps (contract: `createRequestBatch`). */
export const MAX_SENT = 1000;
const MAX_KEPT = 2000;
const MAX_TEXT = 250;

/** What is to become of a row. */
export type Outcome = 'send' | 'error' | 'duplicate' | 'open' | 'limit';

/** A row with what is to become of it. */
export interface PlannedRow extends ManyRow {
  outcome: Outcome;
  /** An open request of this customer. */
  found: RequestBatchFound['request'] | null;
  /** Whether there is a choice to send it nevertheless, and what was chosen. */
  anyway: boolean | null;
}

/** What is known of the customers of a file. */
export interface Checked {
  found: ReadonlyMap<string, RequestBatchFound['request']>;
  quotas: Readonly<Record<TextChannel, RequestBatchQuota>>;
}

/** What is to become of each row: in the order of the file, as many as the quotas take. */
export function planRows(
  rows: readonly ManyRow[],
  { found, quotas }: Checked,
  anyway: ReadonlySet<number>,
): PlannedRow[] {
  const left = { SMS: quotas.SMS.left, EMAIL: quotas.EMAIL.left };
  let room = MAX_SENT;
  return rows.map((row): PlannedRow => {
    if (!isRight(row)) return { ...row, outcome: 'error', found: null, anyway: null };
    const open = found.get(row.to.toLowerCase()) ?? null;
    const isChosen = anyway.has(row.line);
    const against = row.sameAs !== null ? 'duplicate' : open ? 'open' : null;
    const choice = { found: open, anyway: against ? isChosen : null };
    if (against && !isChosen) return { ...row, outcome: against, ...choice };
    if (left[row.channel] === 0 || room === 0) return { ...row, outcome: 'limit', ...choice };
    left[row.channel] -= 1;
    room -= 1;
    return { ...row, outcome: 'send', ...choice };
  });
}

const SKIPS = {
  error: 'INVALID',
  duplicate: 'DUPLICATE',
  open: 'OPEN_REQUEST',
  limit: 'LIMIT',
} as const;

/** The rows as they are sent: those to send, and as many of the others as a batch keeps. */
export function rowsToSend(planned: readonly PlannedRow[]): Body<'createRequestBatch'>['rows'] {
  const sent = planned.filter(({ outcome }) => outcome === 'send').length;
  let room = MAX_KEPT - sent;
  return planned.flatMap(({ line, name, channel, to, identifiers, outcome, anyway }) => {
    const row = {
      line,
      name: plain(name),
      ...(to && { [channel === 'SMS' ? 'phone' : 'email']: plain(to) }),
      ...about(identifiers),
    };
    if (outcome === 'send') return [anyway ? { ...row, anyway } : row];
    if (room === 0) return [];
    room -= 1;
    return [{ ...row, skip: SKIPS[outcome] }];
  });
}

/** What is known of the claim, if anything. */
function about(identifiers: IdentifierTexts) {
  const given = Object.entries(identifiers).map(([name, text]) => [name, plain(text)]);
  return given.length > 0 && { identifiers: Object.fromEntries(given) as IdentifierTexts };
}

/** Without control characters, and no longer than it may be: rows with errors are sent along, too. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, MAX_TEXT);
