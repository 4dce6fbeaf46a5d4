import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { IntlShape } from 'react-intl';
import { messages, phrases } from './messages.ts';

/** Why verifying a factor failed. */
export type FactorProblem =
  | { kind: 'empty' }
  | { kind: 'refused' }
  | { kind: 'wrongPassword' }
  | { kind: 'canceled' }
  | { kind: 'ended' }
  | { kind: 'rateLimited'; seconds: number }
  | { kind: 'offline' }
  | { kind: 'unexpected' };

/** Maps a failed call, or a refusal in the browser, to a problem. */
export function factorProblemOf(error: unknown): FactorProblem {
  if (hasCode(error, 'SECOND_FACTOR_REFUSED')) return { kind: 'refused' };
  if (hasCode(error, 'WRONG_PASSWORD')) return { kind: 'wrongPassword' };
  if (hasCode(error, 'CHALLENGE_ENDED')) return { kind: 'ended' };
  if (hasCode(error, 'RATE_LIMITED')) {
    return { kind: 'rateLimited', seconds: error.retryAfter ?? 60 };
  }
  if (isNetworkFailure(error)) return { kind: 'offline' };
  const name = error instanceof Error ? error.name : '';
  const isCanceled = name === 'NotAllowedError' || name === 'AbortError';
  return { kind: isCanceled ? 'canceled' : 'unexpected' };
}

export function factorProblemText(problem: FactorProblem, { formatMessage }: IntlShape): string {
  if (problem.kind !== 'rateLimited') return formatMessage(messages[problem.kind]);
  return formatMessage(phrases.rateLimited, { seconds: problem.seconds });
}
