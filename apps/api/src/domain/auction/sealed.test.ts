import { seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { Auctioneer } from './testing/Auctioneer.ts';
import { asked, at, rulesOf } from './testing/facts.ts';

test('a sealed bid is asked nothing about the others', () => {
  const house = new Auctioneer(rulesOf({ sealed: true, minBid: 100 }));
  expect(house.bid(asked('a', 5000), at(-9)).kind).toBe('taken');
  expect(house.bid(asked('b', 100), at(-8)).kind).toBe('taken');
  expect(house.bid(asked('b', 149), at(-7))).toEqual({ kind: 'too-low', minimum: 150 });
  expect(house.bid(asked('c', 99), at(-6))).toEqual({ kind: 'too-low', minimum: 100 });
  expect(house.best).toMatchObject({ dealerId: 'a', cents: 5000 });
});

test('of equal bids the earlier is the best', () => {
  const house = new Auctioneer(rulesOf({ sealed: true }));
  house.bid(asked('a', 5000), at(-9));
  expect(house.bid(asked('b', 5000), at(-9)).kind).toBe('taken');
  expect(house.best).toMatchObject({ dealerId: 'a' });
  house.bid(asked('c', 5001), at(-8));
  expect(house.best).toMatchObject({ dealerId: 'c' });
});

test('in any history the highest bid wins, the earlier of equal ones, and each dealer only rises', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = seeded(`sealed ${seed}`);
    const house = new Auctioneer(rulesOf({ sealed: true, minRaise: random.pick([1, 50]) }));
    const model: { who: string; value: number }[] = [];
    for (let step = 0; step < 40; step++) {
      const who = `dealer ${random.int(0, 4)}`;
      const value = random.int(1, 20) * 100;
      const own = model.findLast((one) => one.who === who)?.value ?? null;
      const enough = own === null || value >= own + house.auction.rules.minRaise;
      expect(house.bid(asked(who, value), at(-100 + step)).kind).toBe(enough ? 'taken' : 'too-low');
      if (enough) model.push({ who, value });
      // the first of the highest; a later equal one does not replace it
      const first = model.reduce((top, one) => (one.value > top.value ? one : top));
      expect(house.best).toMatchObject({ dealerId: first.who, cents: first.value });
    }
  }
});
