import { DAY_MS, type CarSale } from '@forecourt/contract';
import { formatMoney, remaining } from '@forecourt/platform';
import type { IntlShape } from 'react-intl';
import { saleMessages as messages, salePhrases as phrases } from './saleMessages.ts';

/** A weekday is clear for this long; later a date is. */
const WEEK_MS = 6 * DAY_MS;

/** What the row of a car says of its sale. */
interface SaleWords {
  main: string;
  /** Less prominent, below. */
  note?: string;
}

/** @param now milliseconds since the epoch */
export function saleWords(sale: CarSale, intl: IntlShape, now: number): SaleWords {
  const { state, value, currency_code: currency, bids, until } = sale;
  const price = value === null ? '' : formatMoney(value, currency, intl.locale);
  const best = intl.formatMessage(phrases.best, { price });
  switch (state) {
    case 'AUCTION':
      return {
        main: value === null ? intl.formatMessage(messages.noBids) : best,
        note: intl.formatMessage(phrases.bids, { count: bids, left: leftOf(until, intl, now) }),
      };
    case 'NO_OFFERS':
      return {
        main: intl.formatMessage(messages.noOffers),
        note: intl.formatMessage(messages.ended),
      };
    case 'RESERVE_NOT_MET':
      return { main: best, note: intl.formatMessage(messages.reserve) };
    case 'OFFERED':
      return { main: price, note: waitingText(until, intl, now) };
    case 'EXPIRED':
      return { main: price, note: intl.formatMessage(messages.expired) };
    case 'DECLINED':
      return { main: intl.formatMessage(phrases.declined, { price }) };
    case 'ACCEPTED':
      return { main: intl.formatMessage(phrases.accepted, { price }) };
    case 'SOLD':
      return { main: intl.formatMessage(phrases.sold, { price }) };
    case 'FELL_THROUGH':
      return { main: best };
  }
}

function leftOf(until: string | null, intl: IntlShape, now: number): string {
  const { days, hours, minutes } = remaining(until ?? now, now);
  if (days > 0) return intl.formatMessage(phrases.days, { count: days });
  if (hours > 0) return intl.formatMessage(phrases.hours, { count: hours });
  return intl.formatMessage(phrases.minutes, { count: minutes });
}

function waitingText(until: string | null, intl: IntlShape, now: number): string {
  if (until === null) return intl.formatMessage(messages.waiting);
  const isSoon = Date.parse(until) - now < WEEK_MS;
  const when = intl.formatDate(
    until,
    isSoon ? { weekday: 'short' } : { month: 'short', day: 'numeric' },
  );
  return intl.formatMessage(phrases.waitingUntil, { when });
}
