import { DAY_MS } from '@forecourt/contract';
import { formatDate, formatTime, isoDay } from '@forecourt/platform';
import type { IntlShape } from 'react-intl';
import { sharePhrases as phrases } from './shareMessages.ts';

/**
 * When an auction ends, as a button says it: `tomorrow 12:50 PM`, a later day by its date.
 *
 * @param end epoch milliseconds, as is `now`
 */
export function endText(end: number, now: number, intl: IntlShape): string {
  const day = isoDay(end);
  const isTomorrow = day === isoDay(now + DAY_MS);
  return intl.formatMessage(phrases.endsAt, {
    day: day === isoDay(now) ? 'today' : isTomorrow ? 'tomorrow' : formatDate(end),
    time: formatTime(end),
  });
}
