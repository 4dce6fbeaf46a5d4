import { makeAuctionRules } from '@forecourt/contract/fixtures';
import type { AuctionRules, AuctionRulesChoice } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { InvalidInput } from '../errors.ts';
import { chooseRules, presentRules, rulesOf } from './rulesChoice.ts';

const fieldsOf = (choice: AuctionRulesChoice, defaults: Partial<AuctionRules> = {}) => {
  try {
    chooseRules(makeAuctionRules(defaults), choice);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.errors.map(({ field }) => field);
    throw error;
  }
};

test.each([
  [{ sealed: true, extension: true }, ['rules.extension']],
  [{ sealed: true, extension: true, proxy_bids: true }, ['rules.extension', 'rules.proxy_bids']],
  [{ min_bid: 500, reserve_price: 499.99 }, ['rules.reserve_price']],
  [{ reserve_price: 0 }, ['rules.reserve_price']],
  [{ min_bid: 500, buy_now_price: 499 }, ['rules.buy_now_price']],
  [{ reserve_price: 800, buy_now_price: 799.99 }, ['rules.buy_now_price']],
  [{ buy_now_price: 0 }, ['rules.buy_now_price']],
  [{ min_raise: 0 }, ['rules.min_raise']],
  [{ min_raise: 10.005 }, ['rules.min_raise']],
  [{ min_bid: 500, reserve_price: 500, buy_now_price: 500 }, []],
  [{ min_raise: 0.01 }, []],
] as const)('%o: wrong in %o', (choice, fields) => {
  expect(fieldsOf(choice)).toEqual(fields);
});

test('a share overrides the defaults, and what it leaves out is theirs', () => {
  const defaults = makeAuctionRules({ min_raise: 200, extension: true });
  expect(chooseRules(defaults, { extension: false, reserve_price: 900 })).toEqual(
    makeAuctionRules({ min_raise: 200, reserve_price: 900 }),
  );
});

test('sealed bids turn off the defaults that do not go with them; asking for those is an error', () => {
  const open = { extension: true, proxy_bids: true };
  expect(chooseRules(makeAuctionRules(open), { sealed: true })).toEqual(
    makeAuctionRules({ sealed: true }),
  );
  expect(fieldsOf({ proxy_bids: true }, { sealed: true })).toEqual(['rules.proxy_bids']);
});

test('amounts are the same in cents and back', () => {
  const rules = makeAuctionRules({ min_bid: 19.99, min_raise: 0.01, reserve_price: 20.5 });
  expect(presentRules(rulesOf(rules))).toEqual(rules);
});
