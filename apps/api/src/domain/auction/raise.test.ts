import { seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { minimumOffer } from './raise.ts';
import { Auctioneer } from './testing/Auctioneer.ts';
import { asked, at, rulesOf } from './testing/facts.ts';

test.each([
  [{ minBid: 0 }, null, 1],
  [{ minBid: 5000 }, null, 5000],
  [{ minBid: 5000 }, 4000, 5000],
  [{ minBid: 5000 }, 5000, 5050],
  [{ minRaise: 1 }, 5000, 5001],
  [{ minRaise: 500 }, 5000, 5500],
  [{ minRaise: 500, buyNow: 5200 }, 5000, 5200],
  [{ minBid: 100, buyNow: 5200 }, null, 100],
] as const)('with %o after %s the lowest bid is %i', (rules, best, minimum) => {
  expect(minimumOffer(rulesOf(rules), best)).toBe(minimum);
});

test('in any order of bids each one taken is above the last by the raise, and the refused are told enough', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = seeded(`raise ${seed}`);
    const rules = rulesOf({
      minBid: random.pick([0, 500, 5000]),
      minRaise: random.pick([1, 50, 700]),
    });
    const house = new Auctioneer(rules);
    let time = -50_000;
    for (let step = 0; step < 60; step++) {
      time += random.int(0, 2000);
      const value = random.int(1, 12_000);
      const before = house.best?.cents ?? null;
      const lowest = Math.max(rules.minBid, 1, before === null ? 0 : before + rules.minRaise);
      const who = `dealer ${random.int(0, 5)}`;
      const verdict = house.bid(asked(who, value), at(time));
      expect(verdict.kind).toBe(time >= 0 ? 'ended' : value >= lowest ? 'taken' : 'too-low');
      if (verdict.kind === 'too-low') {
        expect(verdict.minimum).toBe(lowest);
        expect(house.bid(asked(who, verdict.minimum), at(time)).kind).toBe('taken');
      }
    }
    const values = house.bids.map(({ cents }) => cents);
    for (const [index, value] of values.entries()) {
      if (index > 0)
        expect(value - (values[index - 1] ?? 0)).toBeGreaterThanOrEqual(rules.minRaise);
    }
    expect(house.bids.every((one) => one.at < at(0).getTime())).toBe(true);
  }
});

test('the leader may raise its own bid, by as much as others', () => {
  const house = new Auctioneer(rulesOf());
  expect(house.bid(asked('a', 1000), at(-9)).kind).toBe('taken');
  expect(house.bid(asked('a', 1049), at(-8))).toEqual({ kind: 'too-low', minimum: 1050 });
  expect(house.bid(asked('a', 1050), at(-7)).kind).toBe('taken');
  expect(house.best).toMatchObject({ dealerId: 'a', cents: 1050 });
});
