import { type FieldErrorCode, identifierNames } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';
import type { IdentifierField } from '../identifiers.ts';
import { messages, missingMessages, wrongIdentifiers } from '../messages.ts';

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
  return code === 'MISSING_FIELD' ? missingMessages[field] : wrongText(field, code);
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
  if (code === 'ADDRESS_NOT_ALLOWED') return messages.nameWithAddress;
  if (code === 'COUNTRY_NOT_ALLOWED') return messages.countryNotAllowed;
  if (field === 'name') return messages.hiddenName;
  if (field === 'phone') return messages.badPhone;
  return field === 'email' ? messages.badEmail : wrongIdentifiers[field];
}
