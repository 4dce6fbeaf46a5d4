import { hasCode, savingProblemOf } from '@forecourt/api-client';
import { quotaText } from '@forecourt/platform/sending-words';
import type { IntlShape } from 'react-intl';
import type { FieldProblem, InviteField } from './InviteForm.ts';
import { messages, phrases } from './messages.ts';

/** Says why a change failed. */
export function failureText(error: unknown, intl: IntlShape): string {
  if (hasCode(error, 'QUOTA_EXCEEDED') && error.used) return quotaText(error.used, intl);
  if (hasCode(error, 'RATE_LIMITED')) {
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
    return intl.formatMessage(phrases.rateLimited, { minutes });
  }
  return intl.formatMessage(messages[kindOf(error)]);
}

function kindOf(error: unknown) {
  if (hasCode(error, 'LAST_ADMIN')) return 'lastAdmin';
  if (hasCode(error, 'FORBIDDEN')) return 'forbidden';
  if (hasCode(error, 'EMAIL_NOT_VERIFIED')) return 'notVerified';
  if (hasCode(error, 'INVALID_TRANSITION')) return 'deactivated';
  if (hasCode(error, 'NOT_FOUND')) return 'gone';
  return savingProblemOf(error);
}

/** Says what is wrong with a field of the invite panel. */
export function fieldText(field: InviteField, problem: FieldProblem, intl: IntlShape): string {
  if (problem === 'member') return intl.formatMessage(messages.member);
  if (problem === 'invited') return intl.formatMessage(messages.alreadyInvited);
  if (problem === 'missing') return intl.formatMessage(messages.missing);
  return intl.formatMessage(field === 'phone' ? messages.badPhone : messages.badEmail);
}
