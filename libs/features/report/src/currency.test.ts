import { makeAuction, makeTradeIn, makeTradeInOffer, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { currencyOf } from './currency.ts';

const random = seeded('currency');
const offer = makeTradeInOffer(random, { currency_code: 'EUR' });

test('amounts are in the currency of the auction, else of the offer, else of the partner, else in dollars', () => {
  const trade_in = makeTradeIn(random, { offer });
  const auction = makeAuction(random, { currency_code: 'USD' });
  expect(currencyOf({ trade_in, auction })).toBe('USD');
  expect(currencyOf({ trade_in })).toBe('EUR');
  expect(currencyOf({ trade_in: makeTradeIn(random) })).toBe('USD');
  expect(currencyOf({ trade_in: makeTradeIn(random, { currency_code: 'EUR' }) })).toBe('EUR');
  expect(currencyOf({})).toBe('USD');
});
