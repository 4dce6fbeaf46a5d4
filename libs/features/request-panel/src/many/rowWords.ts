import {
  exampleOf,
  type IdentifierName,
  type IdentifierRules,
  identifierNames,
  type RequestBatchField,
  type RequestBatchRow,
} from '@forecourt/contract';
import { formatPhone, formatRelative } from '@forecourt/platform';
import { detailNames } from '@forecourt/platform/request-words';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import {
  fieldNames,
  manyMessages as messages,
  manySentences as sentences,
  reasonMessages,
} from './messages.ts';
import type { PlannedRow } from './planRows.ts';

/** A number in groups, or what stands there instead: an email address, or what could not be read. */
export function plainAddress(to: string): string {
  return /^\+\d+$/.test(to) ? formatPhone(to) : to;
}

/** What is wrong with a row, by its columns. */
export function errorsOf(
  { errors, identifiers }: Pick<PlannedRow, 'errors' | 'identifiers'>,
  rules: IdentifierRules | null | undefined,
  intl: IntlShape,
): string[] {
  const ofCustomer = (['name', 'phone', 'email'] as const).flatMap((field) => {
    const code = errors[field];
    if (!code) return [];
    const named = { field: intl.formatMessage(fieldNames[field]) };
    const words = code === 'MISSING_FIELD' ? sentences.missing : sentences.invalid;
    return [intl.formatMessage(words, named)];
  });
  const ofClaim = identifierNames.flatMap((name) => {
    const code = errors[`identifiers.${name}`];
    if (!code) return [];
    const field = intl.formatMessage(fieldNames[name]);
    if (code === 'MISSING_FIELD') return [intl.formatMessage(sentences.missing, { field })];
    const example = exampleFor(name, identifiers[name] ?? '', rules);
    if (!example) return [intl.formatMessage(sentences.invalid, { field })];
    return [intl.formatMessage(sentences.unlike, { field, example })];
  });
  return [...ofCustomer, ...ofClaim];
}

/** What a value should look like; null if that is not what is wrong with it. */
function exampleFor(
  name: IdentifierName,
  text: string,
  rules: IdentifierRules | null | undefined,
): string | null {
  if (name === 'date_of_loss') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? null : '2026-03-31';
  const mask = rules?.[name].mask;
  return mask ? exampleOf(mask) : null;
}

/** What stands against sending a row, though it could be sent; null if nothing does. */
export function noteOf(row: PlannedRow, intl: IntlShape, now: number): string | null {
  if (row.outcome === 'limit') return intl.formatMessage(messages.overLimit);
  if (row.sameAs !== null) return intl.formatMessage(sentences.sameAs, { line: row.sameAs });
  if (!row.found) return null;
  const ago = formatRelative(row.found.inserted_at, now, intl.locale);
  return intl.formatMessage(sentences.open, { name: row.found.name ?? row.to, ago });
}

/** What each value that can be refused is called. */
const refusedNames: Record<RequestBatchField | keyof typeof fieldNames, MessageDescriptor> = {
  ...fieldNames,
  'identifiers.claim_number': detailNames.claim_number,
  'identifiers.policy_number': detailNames.policy_number,
  'identifiers.date_of_loss': detailNames.date_of_loss,
};

/** Why a row was skipped or failed; null for others. */
export function reasonOf({ reason, field }: RequestBatchRow, intl: IntlShape): string | null {
  if (reason === null) return null;
  if (reason !== 'MISSING_FIELD' && reason !== 'INVALID_FORMAT') {
    return intl.formatMessage(reasonMessages[reason]);
  }
  const named = { field: intl.formatMessage(refusedNames[field ?? 'name']) };
  const words = reason === 'MISSING_FIELD' ? sentences.missing : sentences.invalid;
  return intl.formatMessage(words, named);
}
