import type { IntlShape } from 'react-intl';
import { messages, phrases } from './messages.ts';
import { stepsPhrases } from './stepsMessages.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const;

/** A time between two steps, in the largest unit of which there are two. */
export function durationText(seconds: number, { formatMessage }: IntlShape): string {
  if (seconds < MINUTE) return formatMessage(messages.under);
  const inUnits = (unit: number) => ({ count: Math.round(seconds / unit) });
  if (seconds < 2 * HOUR) return formatMessage(phrases.minutes, inUnits(MINUTE));
  if (seconds < 2 * DAY) return formatMessage(phrases.hours, inUnits(HOUR));
  return formatMessage(phrases.inDays, inUnits(DAY));
}

/** A time that is often below a minute; below two it is told in seconds. */
export function shortDurationText(seconds: number, intl: IntlShape): string {
  return seconds < 2 * MINUTE
    ? intl.formatMessage(stepsPhrases.seconds, { count: Math.round(seconds) })
    : durationText(seconds, intl);
}
