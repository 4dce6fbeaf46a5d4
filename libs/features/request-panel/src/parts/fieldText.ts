import { type FieldErrorCode, type IdentifierName, identifierNames } from '@forecourt/contract';
import { missingIdentifiers, wrongIdentifiers } from '@forecourt/platform/request-words';
import type { MessageDescriptor } from 'react-intl';
import type { IdentifierField } from '../identifiers.ts';
import { messages, missingMessages } from '../messages.ts';

type FieldName = 'name' | 'phone' | 'email' | IdentifierField;

type FieldCodes = Partial<Record<FieldName, FieldErrorCode>>;

const fields: readonly FieldName[] = [
  'name',
  'phone',
  'email',
  ...identifierNames.map((name) => `identifiers.${name}` as const),
];

/** What a field's error says at the field. */
export function fieldText(field: FieldName, code: FieldErrorCode): MessageDescriptor {
  if (code !== 'MISSING_FIELD') return wrongText(field, code);
  return isOfClaim(field) ? missingIdentifiers[nameOf(field)] : missingMessages[field];
}

/** What the one toast says for all fields: that some are missing, or else what is wrong (spec §5). */
export function toastText(errors: FieldCodes): MessageDescriptor {
  const found = fields.flatMap((field) => {
    const code = errors[field];
    return code ? [{ field, code }] : [];
  });
  const wrong = found.find(({ code }) => code !== 'MISSING_FIELD');
  const isAnyMissing = found.some(({ code }) => code === 'MISSING_FIELD');
  return isAnyMissing || !wrong ? messages.missing : wrongText(wrong.field, wrong.code);
}

function wrongText(field: FieldName, code: FieldErrorCode): MessageDescriptor {
  if (isOfClaim(field)) return wrongIdentifiers[nameOf(field)];
  if (code === 'ADDRESS_NOT_ALLOWED') return messages.nameWithAddress;
  if (code === 'COUNTRY_NOT_ALLOWED') return messages.countryNotAllowed;
  if (field === 'name') return messages.hiddenName;
  return field === 'phone' ? messages.badPhone : messages.badEmail;
}

function isOfClaim(field: FieldName): field is IdentifierField {
  return field.startsWith('identifiers.');
}

const nameOf = (field: IdentifierField) => field.slice('identifiers.'.length) as IdentifierName;
