import type { FieldErrorCode } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';
import { messages } from '../messages.ts';

type FieldName = 'name' | 'phone' | 'email';

/** The visible message of a field's error (spec §5). */
export function fieldText(field: FieldName, code: FieldErrorCode): MessageDescriptor {
  if (code === 'ADDRESS_NOT_ALLOWED') return messages.nameWithAddress;
  if (code === 'COUNTRY_NOT_ALLOWED') return messages.countryNotAllowed;
  if (code === 'MISSING_FIELD' || field === 'name') return messages.missing;
  return field === 'phone' ? messages.badPhone : messages.badEmail;
}

/** The toasts for all errors: each message once, missing fields first. */
export function toastTexts(
  errors: Partial<Record<FieldName, FieldErrorCode>>,
): MessageDescriptor[] {
  const texts = new Set<MessageDescriptor>();
  for (const field of ['name', 'phone', 'email'] as const) {
    const code = errors[field];
    if (code) texts.add(fieldText(field, code));
  }
  return [...texts];
}
