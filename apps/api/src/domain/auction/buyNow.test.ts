import { seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { auctionStatusAt } from '../auctionRules.ts';
import { Auctioneer } from './testing/Auctioneer.ts';
import { asked, at, rulesOf } from './testing/facts.ts';

test('buying ends the auction at once, at its price', () => {
  const house = new Auctioneer(rulesOf({ buyNow: 9000 }));
  house.bid(asked('a', 8999), at(-90_000));
  const verdict = house.bid(asked('b', 9000, { buyNow: true }), at(-60_000));
  expect(verdict).toMatchObject({ kind: 'taken', buysNow: true });
  expect(house.best).toMatchObject({ dealerId: 'b', cents: 9000 });
  expect(auctionStatusAt(house.auction, 2, at(-60_000))).toBe('AWAITING_OWNER');
  const late = house.bid(asked('c', 9000, { buyNow: true }), at(-60_000));
  expect(late).toMatchObject({ kind: 'ended', bought: true });
});

test('a bid of more than the price buys too, and pays the price', () => {
  const house = new Auctioneer(rulesOf({ buyNow: 9000 }));
  expect(house.bid(asked('a', 12_000), at(-9))).toMatchObject({ kind: 'taken', buysNow: true });
  expect(house.best).toMatchObject({ dealerId: 'a', cents: 9000 });
});

test.each([
  [{}, { buyNow: true }, 500, 'buy_now'],
  [{ buyNow: 9000 }, { buyNow: true }, 8999, 'value'],
  [{ buyNow: 9000 }, { buyNow: true }, 9001, 'value'],
  [{ buyNow: 9000, proxyBids: true }, { upTo: 9000 }, 500, 'up_to'],
  [{ buyNow: 9000, proxyBids: true }, { buyNow: true, upTo: 9000 }, 9000, 'up_to'],
] as const)('by the rules %o the bid %o of %i is wrong in %s', (rules, more, cents, field) => {
  const verdict = new Auctioneer(rulesOf(rules)).bid(asked('a', cents, more), at(-9));
  expect(verdict).toEqual({ kind: 'wrong-field', field });
});

test('in any history one dealer at most buys, and every other bid was below the price', () => {
  let bought = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = seeded(`buy now ${seed}`);
    const price = random.int(2000, 9000);
    const proxyBids = random.chance(0.5);
    const house = new Auctioneer(rulesOf({ buyNow: price, proxyBids }));
    let buyer: string | null = null;
    for (let step = 0; step < 30; step++) {
      const who = `dealer ${random.int(0, 4)}`;
      const buys = random.chance(0.05);
      const value = buys ? price : random.int(1, price + (random.chance(0.05) ? 500 : 0));
      const upTo = proxyBids && !buys && random.chance(0.4) ? value + random.int(0, 900) : null;
      const verdict = house.bid(asked(who, value, { upTo, buyNow: buys }), at(-1000 + step));
      if (buyer !== null) expect(verdict).toMatchObject({ kind: 'ended', bought: true });
      if (verdict.kind === 'taken' && verdict.buysNow) buyer = who;
    }
    const others = house.bids.slice(0, buyer === null ? undefined : -1);
    expect(others.every(({ cents }) => cents < price)).toBe(true);
    if (buyer === null) continue;
    bought += 1;
    expect(house.best).toMatchObject({ dealerId: buyer, cents: price });
  }
  expect(bought).toBeGreaterThan(50);
});
