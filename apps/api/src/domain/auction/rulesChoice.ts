import {
  defaultAuctionRules,
  type AuctionRules,
  type AuctionRulesChoice,
} from '@forecourt/contract';
import { InvalidInput } from '../errors.ts';
import { amount, cents } from '../money.ts';
import { CENT, type Rules } from './rules.ts';

/**
 * The rules of a new auction: what the share says, else the partner's defaults. Choosing sealed bids
 * turns off defaults that do not go with them.
 * @param prefix of the fields in errors, such as `rules.`
 * @throws InvalidInput naming the fields that contradict each other
 */
export function chooseRules(
  defaults: AuctionRules,
  choice: AuctionRulesChoice,
  prefix = 'rules.',
): AuctionRules {
  const sealed = choice.sealed ?? defaults.sealed;
  const open = sealed && choice.sealed === true ? { extension: false, proxy_bids: false } : {};
  const chosen: AuctionRules = { ...defaults, ...open, ...choice };
  assertSound(chosen, prefix);
  return chosen;
}

/** @throws InvalidInput naming every field that does not fit the others */
export function assertSound(chosen: AuctionRules, prefix = ''): void {
  const rules = rulesOf(chosen, prefix);
  const { minBid, minRaise, reserve, buyNow, sealed } = rules;
  const wrong: { field: string; expected: string }[] = [];
  const refuse = (field: string, expected: string) =>
    wrong.push({ field: prefix + field, expected });
  if (minRaise < CENT) refuse('min_raise', 'an amount of at least 0.01');
  if (sealed && rules.extension) refuse('extension', 'false, as the auction is sealed');
  if (sealed && rules.proxyBids) refuse('proxy_bids', 'false, as the auction is sealed');
  if (reserve !== null && reserve < Math.max(minBid, CENT))
    refuse('reserve_price', 'an amount of at least min_bid');
  const least = Math.max(minBid, reserve ?? 0, CENT);
  if (buyNow !== null && buyNow < least)
    refuse('buy_now_price', 'an amount of at least min_bid and reserve_price');
  if (wrong.length === 0) return;
  throw new InvalidInput(wrong.map((one) => ({ ...one, code: 'INVALID_FORMAT' as const })));
}

/** The rules of the contract in cents. @throws InvalidInput for a third fraction digit */
export function rulesOf(rules: AuctionRules, prefix = ''): Rules {
  const optional = (value: number | null, field: string) =>
    value === null ? null : cents(value, prefix + field);
  return {
    minBid: optional(rules.min_bid, 'min_bid') ?? 0,
    minRaise: cents(rules.min_raise, `${prefix}min_raise`),
    reserve: optional(rules.reserve_price, 'reserve_price'),
    extension: rules.extension,
    buyNow: optional(rules.buy_now_price, 'buy_now_price'),
    proxyBids: rules.proxy_bids,
    sealed: rules.sealed,
  };
}

/** The rules as the contract has them. */
export function presentRules(rules: Rules): AuctionRules {
  return {
    min_bid: rules.minBid > 0 ? amount(rules.minBid) : null,
    min_raise: amount(rules.minRaise),
    reserve_price: amount(rules.reserve),
    extension: rules.extension,
    buy_now_price: amount(rules.buyNow),
    proxy_bids: rules.proxyBids,
    sealed: rules.sealed,
  };
}

/** The defaults of a partner; of rules that it has not set, the product's. */
export function defaultsOf(stored: Partial<AuctionRules> | null): AuctionRules {
  return { ...defaultAuctionRules, ...stored };
}
