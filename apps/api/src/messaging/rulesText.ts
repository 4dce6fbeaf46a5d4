import { auctionExtension } from '@forecourt/contract';
import { moneyText } from '../domain/money.ts';
import type { Rules } from '../domain/auction/rules.ts';
import { say, wordsIn } from './words/index.ts';

/** What dealers must know of an auction's rules, in sentences; never the reserve price. */
export function rulesText(rules: Rules, currency: string, locale: string): string {
  const { rules: words } = wordsIn(locale);
  const priced = (template: string, cents: number) =>
    say(template, { amount: moneyText(cents, currency, locale) });
  const { minBid, minRaise, reserve, buyNow, sealed } = rules;
  return [
    minBid > 0 && priced(words.least, minBid),
    sealed ? words.sealed : priced(words.raise, minRaise),
    reserve !== null && (sealed ? words.reserveSealed : words.reserve),
    buyNow !== null && priced(words.buyNow, buyNow),
    rules.proxyBids && words.proxy,
    rules.extension && lateBidsText(locale),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The sentence about late bids. */
export function lateBidsText(locale: string): string {
  return say(wordsIn(locale).rules.lateBids, { ...auctionExtension });
}
