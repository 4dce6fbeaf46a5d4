import { seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import type { BidVerdict } from './judgeBid.ts';
import type { Rules } from './rules.ts';
import { Auctioneer } from './testing/Auctioneer.ts';
import { asked, at, rulesOf } from './testing/facts.ts';

const house = (more: Partial<Rules> = {}) => new Auctioneer(rulesOf({ proxyBids: true, ...more }));
const steps = (verdict: BidVerdict) =>
  verdict.kind === 'taken'
    ? verdict.steps.map((one) => `${one.dealerId} ${one.cents}${one.automatic ? ' auto' : ''}`)
    : verdict;
/** Bids in turn, such as `a 1000 5000` with a limit; each answer is what was recorded. */
const play = (one: Auctioneer, ...bids: string[]) =>
  bids.map((bid, index) => {
    const [who = '', value, limit] = bid.split(' ');
    const upTo = limit === undefined ? null : Number(limit);
    return steps(one.bid(asked(who, Number(value), { upTo }), at(-1000 + index)));
  });

test.each([
  ['a limit shows only the first bid', ['a 1000 5000'], [['a 1000']]],
  [
    'a bid below the limit is answered by one raise',
    ['a 1000 5000', 'b 2000'],
    [['a 1000'], ['b 2000', 'a 2050 auto']],
  ],
  [
    'a limit below the limit is gone to, and answered',
    ['a 1000 5000', 'b 1050 3000'],
    [['a 1000'], ['b 1050', 'b 3000 auto', 'a 3050 auto']],
  ],
  [
    'of equal limits the earlier leads',
    ['a 1000 5000', 'b 1050 5000'],
    [['a 1000'], ['b 1050', 'b 5000 auto', 'a 5000 auto']],
  ],
  [
    'a plain bid of the limit is answered by as much',
    ['a 1000 5000', 'b 5000'],
    [['a 1000'], ['b 5000', 'a 5000 auto']],
  ],
  [
    'a higher limit leads by one raise above the other',
    ['a 1000 5000', 'b 1050 9000'],
    [['a 1000'], ['b 1050', 'a 5000 auto', 'b 5050 auto']],
  ],
  [
    'a limit that is barely higher leads with all of it',
    ['a 1000 5000', 'b 1050 5020'],
    [['a 1000'], ['b 1050', 'a 5000 auto', 'b 5020 auto']],
  ],
  [
    'a bid above the limit leads with its value',
    ['a 1000 5000', 'b 6000 9000'],
    [['a 1000'], ['b 6000']],
  ],
  [
    'a value below the minimum is lifted to it when there is a limit',
    ['a 1000', 'b 1000 4000'],
    [['a 1000'], ['b 1050']],
  ],
  [
    'the leader raises its limit and the price stays',
    ['a 1000 5000', 'a 1000 9000', 'b 6000'],
    [['a 1000'], [], ['b 6000', 'a 6050 auto']],
  ],
  [
    'the leader may raise the price itself, and keeps its limit',
    ['a 1000 5000', 'a 2000', 'b 3000'],
    [['a 1000'], ['a 2000'], ['b 3000', 'a 3050 auto']],
  ],
  [
    'a limit never sinks',
    ['a 1000 5000', 'a 1000 5049'],
    [['a 1000'], { kind: 'too-low', minimum: 5050 }],
  ],
  [
    'a limit below the minimum is refused',
    ['a 1000', 'b 1000 1049'],
    [['a 1000'], { kind: 'too-low', minimum: 1050 }],
  ],
] as const)('%s', (_, bids, recorded) => {
  expect(play(house(), ...bids)).toEqual(recorded);
});

test('a limit that reaches the reserve bids it; a lower one does not', () => {
  const reserved = { reserve: 4000 };
  expect(play(house(reserved), 'a 1000 5000')).toEqual([['a 1000', 'a 4000 auto']]);
  expect(play(house(reserved), 'a 1000 3999')).toEqual([['a 1000']]);
  expect(play(house(reserved), 'a 1000 3000', 'a 1000 5000')).toEqual([
    ['a 1000'],
    ['a 4000 auto'],
  ]);
  expect(play(house(reserved), 'a 1000 2000', 'b 1050 4000')).toEqual([
    ['a 1000'],
    ['b 1050', 'a 2000 auto', 'b 4000 auto'],
  ]);
});

test('limits are refused where the auction has none, and below the bid', () => {
  const plain = new Auctioneer(rulesOf());
  const wrong = { kind: 'wrong-field', field: 'up_to' };
  expect(plain.bid(asked('a', 100, { upTo: 200 }), at(-9))).toEqual(wrong);
  expect(house().bid(asked('a', 100, { upTo: 99 }), at(-9))).toEqual(wrong);
});

test('in any history the highest limit leads, the earlier of equal ones, for the price of the second', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = seeded(`proxy ${seed}`);
    const minRaise = random.pick([1, 50, 300]);
    const one = house({ minRaise });
    /** Each dealer's limit and when they gave it; nothing else decides who leads. */
    const limits = new Map<string, { limit: number; order: number }>();
    let openings = 0;
    for (let order = 0; order < 40; order++) {
      const who = `dealer ${random.int(0, 4)}`;
      const before = one.best?.cents ?? 0;
      const value = random.chance(0.5) ? before + random.int(1, 400) : random.int(1, 9000);
      const upTo = random.chance(0.5) ? value + random.int(0, 4000) : null;
      const verdict = one.bid(asked(who, value, { upTo }), at(-100 + order));
      if (verdict.kind !== 'taken') continue;
      const limit = upTo ?? value;
      const own = limits.get(who);
      if (!own || limit > own.limit) limits.set(who, { limit, order });
      openings = Math.max(
        openings,
        ...verdict.steps.filter((step) => !step.automatic).map(({ cents }) => cents),
      );
      const ranked = [...limits].sort(([, a], [, b]) => b.limit - a.limit || a.order - b.order);
      const [top, second] = ranked;
      const price = one.best?.cents ?? 0;
      expect(one.best?.dealerId).toBe(top?.[0]);
      expect(price).toBeLessThanOrEqual(top?.[1].limit ?? 0);
      expect(price).toBeGreaterThanOrEqual(before);
      // nobody pays more than the second limit and a raise, unless they bid it themselves
      const fair = (second?.[1].limit ?? 0) + minRaise;
      expect(price).toBeLessThanOrEqual(Math.max(fair, openings));
      for (const bid of one.bids) {
        expect(bid.cents).toBeLessThanOrEqual(limits.get(bid.dealerId)?.limit ?? 0);
      }
    }
    const values = one.bids.map(({ cents }) => cents);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  }
});
