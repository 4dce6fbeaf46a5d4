import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { DetailField, FieldErrorCode } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';
import { missingIdentifiers, wrongIdentifiers } from '@forecourt/platform/request-words';
import { isIdentifier } from './details.ts';
import { failures, faults } from './messages.ts';

/** What a field says about its value. */
export function faultText(field: DetailField, code: FieldErrorCode): MessageDescriptor {
  if (isIdentifier(field)) {
    return (code === 'MISSING_FIELD' ? missingIdentifiers : wrongIdentifiers)[field];
  }
  switch (field) {
    case 'name':
      if (code === 'ADDRESS_NOT_ALLOWED') return faults.nameWithAddress;
      return code === 'MISSING_FIELD' ? faults.name : faults.hiddenName;
    case 'phone':
      return code === 'MISSING_FIELD' ? faults.unreachable : faults.phone;
    case 'email':
    case 'vincode':
    case 'year':
    case 'mileage':
      return faults[field];
    default:
      return faults.other;
  }
}

/** Why nothing was saved. */
export function failureText(error: unknown): MessageDescriptor {
  if (isNetworkFailure(error)) return failures.network;
  if (hasCode(error, 'FORBIDDEN')) return failures.forbidden;
  return hasCode(error, 'INVALID_TRANSITION') ? failures.archived : failures.unexpected;
}
