import { type AuctionRules, type DealerRules, defaultAuctionRules } from '@forecourt/contract';
import { centsOf } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import { amountOf, type PriceProblem, readPrice, typedPrice } from '../../shared/price.ts';

/** The rules that are amounts. */
export type PriceRule = 'min_bid' | 'min_raise' | 'reserve_price' | 'buy_now_price';
/** The rules that are on or off. */
export type WayRule = 'extension' | 'proxy_bids' | 'sealed';
/** What is wrong with an amount: itself, or beside another one. */
export type RuleProblem = PriceProblem | 'belowMinimum' | 'belowReserve';

export const priceRules = ['min_bid', 'min_raise', 'reserve_price', 'buy_now_price'] as const;
const WAYS = ['extension', 'proxy_bids', 'sealed'] as const;

const PRICES = { min_bid: '', min_raise: '', reserve_price: '', buy_now_price: '' };
const NO_WAYS = { extension: false, proxy_bids: false, sealed: false };

/** What is typed and chosen as an auction's rules. */
export class RulesDraft {
  prices: Record<PriceRule, string> = { ...PRICES };
  ways: Record<WayRule, boolean> = { ...NO_WAYS };
  /** The rules were changed by hand, so that defaults that load later are not put over them. */
  isTouched = false;

  constructor() {
    makeObservable(this, {
      prices: observable,
      ways: observable,
      isTouched: observable,
      problems: computed,
      isMixed: computed,
      rules: computed,
      publicRules: computed,
      type: action,
      turn: action,
      fill: action,
      clear: action,
    });
    this.clear();
  }

  /** What is wrong with each amount. Without any, an auction has no such rule. */
  get problems(): Partial<Record<PriceRule, RuleProblem>> {
    const problems: Partial<Record<PriceRule, RuleProblem>> = {};
    for (const name of priceRules) {
      const read = readPrice(this.prices[name]);
      const isLeftOut = name !== 'min_raise' && this.prices[name].trim() === '';
      if ('problem' in read && !isLeftOut) problems[name] = read.problem;
    }
    const [least, , reserve, buyNow] = priceRules.map((name) => this.centsOf(name));
    if (reserve != null && least != null && reserve < least) {
      problems.reserve_price = 'belowMinimum';
    }
    if (buyNow != null && least != null && buyNow < least) problems.buy_now_price = 'belowMinimum';
    if (buyNow != null && reserve != null && buyNow < reserve) {
      problems.buy_now_price = 'belowReserve';
    }
    return problems;
  }

  /** Sealed bids with what needs open ones. */
  get isMixed(): boolean {
    const { sealed, extension, proxy_bids: proxy } = this.ways;
    return sealed && (extension || proxy);
  }

  /** The rules to send; null while something is wrong. */
  get rules(): AuctionRules | null {
    if (Object.keys(this.problems).length > 0 || this.isMixed) return null;
    const amount = (name: PriceRule) => {
      const cents = this.centsOf(name);
      return cents === null ? null : amountOf(cents);
    };
    return {
      min_bid: amount('min_bid'),
      min_raise: amount('min_raise') ?? defaultAuctionRules.min_raise,
      reserve_price: amount('reserve_price'),
      buy_now_price: amount('buy_now_price'),
      ...this.ways,
    };
  }

  /** What dealers are told of them; null while something is wrong. */
  get publicRules(): DealerRules | null {
    const { rules } = this;
    if (!rules) return null;
    const { reserve_price: reserve, ...publicRules } = rules;
    return { ...publicRules, has_reserve: reserve !== null };
  }

  /** The draft as plain data; null while nothing was changed by hand. */
  get typed(): { prices: Record<string, string>; ways: Record<string, boolean> } | null {
    return this.isTouched ? { prices: { ...this.prices }, ways: { ...this.ways } } : null;
  }

  set typed(kept) {
    if (!kept) return;
    for (const name of priceRules) this.type(name, String(kept.prices?.[name] ?? ''));
    for (const name of WAYS) this.turn(name, kept.ways?.[name] === true);
  }

  type(name: PriceRule, text: string): void {
    this.prices[name] = text;
    this.isTouched = true;
  }

  turn(name: WayRule, isOn: boolean): void {
    this.ways[name] = isOn;
    this.isTouched = true;
  }

  fill(rules: AuctionRules): void {
    for (const name of priceRules) {
      const amount = rules[name];
      this.prices[name] = amount === null ? '' : typedPrice(centsOf(amount));
    }
    for (const name of WAYS) this.ways[name] = rules[name];
  }

  clear(): void {
    this.fill(defaultAuctionRules);
    this.isTouched = false;
  }

  /** Whether these are the same rules. */
  isSame(rules: AuctionRules): boolean {
    const { rules: own } = this;
    return own !== null && [...priceRules, ...WAYS].every((name) => own[name] === rules[name]);
  }

  private centsOf(name: PriceRule): number | null {
    const read = readPrice(this.prices[name]);
    return 'cents' in read ? read.cents : null;
  }
}
