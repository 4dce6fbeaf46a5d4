import { auctionRulesText } from '@forecourt/contract';
import { moneyText } from '../domain/money.ts';
import { presentRules } from '../domain/auction/rulesChoice.ts';
import type { Rules } from '../domain/auction/rules.ts';

/** What dealers must know of an auction's rules, in sentences; never the reserve price. */
export function rulesText(rules: Rules, currency: string): string {
  const { reserve_price: reserve, ...publicRules } = presentRules(rules);
  return auctionRulesText({ ...publicRules, has_reserve: reserve !== null }, (amount) =>
    moneyText(Math.round(amount * 100), currency),
  );
}
