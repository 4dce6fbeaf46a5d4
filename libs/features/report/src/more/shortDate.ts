import type { IntlShape } from 'react-intl';

/** `Nov 23`; with the year if it is not this one. */
export function shortDate(moment: string, intl: IntlShape): string {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return intl.formatDate(date, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
