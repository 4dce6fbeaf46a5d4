import { makeAuctionRules } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { RulesDraft } from './RulesDraft.ts';

test('what is left empty is no rule, and amounts are read to the cent', () => {
  const draft = new RulesDraft();
  expect(draft.rules).toEqual(makeAuctionRules());
  draft.type('min_bid', '8,000');
  draft.type('reserve_price', '12.500,50');
  draft.type('min_raise', '0.01');
  expect(draft.rules).toEqual(
    makeAuctionRules({ min_bid: 8000, reserve_price: 12_500.5, min_raise: 0.01 }),
  );
});

test('an amount that is not what was meant is no amount, and says why', () => {
  const draft = new RulesDraft();
  for (const [text, problem] of [
    ['12,50', 'format'],
    ['-5', 'format'],
    ['0', 'zero'],
    ['', 'missing'],
  ] as const) {
    draft.type('min_raise', text);
    expect([draft.problems.min_raise, draft.rules]).toEqual([problem, null]);
  }
});

test('reserve and buy-now price are not below what they build on', () => {
  const draft = new RulesDraft();
  draft.type('min_bid', '8000');
  draft.type('reserve_price', '7999.99');
  draft.type('buy_now_price', '7000');
  expect(draft.problems).toEqual({
    reserve_price: 'belowMinimum',
    buy_now_price: 'belowReserve',
  });
  draft.type('reserve_price', '');
  expect(draft.problems).toEqual({ buy_now_price: 'belowMinimum' });
  draft.type('buy_now_price', '8000');
  expect(draft.rules).toMatchObject({ min_bid: 8000, reserve_price: null, buy_now_price: 8000 });
});

test('sealed offers exclude extra time and automatic bids', () => {
  const draft = new RulesDraft();
  draft.turn('extension', true);
  draft.turn('sealed', true);
  expect([draft.isMixed, draft.rules]).toEqual([true, null]);
  draft.turn('extension', false);
  expect([draft.isMixed, draft.rules?.sealed]).toEqual([false, true]);
  draft.turn('proxy_bids', true);
  expect(draft.isMixed).toBe(true);
});

test('what was changed by hand can be kept and given back', () => {
  const draft = new RulesDraft();
  expect(draft.typed).toBeNull();
  draft.type('min_bid', '8,0');
  draft.turn('sealed', true);
  const other = new RulesDraft();
  other.typed = JSON.parse(JSON.stringify(draft.typed)) as typeof draft.typed;
  expect([other.prices, other.ways, other.isTouched]).toEqual([draft.prices, draft.ways, true]);
});
