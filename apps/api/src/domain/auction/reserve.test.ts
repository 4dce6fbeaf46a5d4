import { seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { auctionStatusAt } from '../auctionRules.ts';
import { isReserveMet } from './reserve.ts';
import { Auctioneer } from './testing/Auctioneer.ts';
import { asked, at, rulesOf } from './testing/facts.ts';

test.each([
  [null, null, null],
  [null, 500, null],
  [500, null, false],
  [500, 499, false],
  [500, 500, true],
] as const)('a reserve of %s with %s offered: %s', (reserve, best, met) => {
  expect(isReserveMet(reserve, best)).toBe(met);
});

test('in any history the car goes to the owner if and only if someone bid the reserve', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = seeded(`reserve ${seed}`);
    const reserve = random.int(1000, 9000);
    const proxyBids = random.chance(0.5);
    const house = new Auctioneer(rulesOf({ reserve, proxyBids }));
    let highest = 0;
    for (let step = 0; step < random.int(0, 6); step++) {
      const value = random.int(1, 9000);
      const upTo = proxyBids && random.chance(0.5) ? value + random.int(0, 3000) : null;
      const verdict = house.bid(asked(`dealer ${random.int(0, 3)}`, value, { upTo }), at(-100));
      if (verdict.kind === 'taken') highest = Math.max(highest, upTo ?? value);
    }
    const best = house.best?.cents ?? null;
    const facts = { ...house.auction, reserve, best };
    const status = auctionStatusAt(facts, house.bids.length, at(0));
    const expected = best === null ? 'NO_OFFERS' : 'RESERVE_NOT_MET';
    // a limit at or above the reserve has bid the reserve
    expect(status).toBe(highest >= reserve ? 'AWAITING_OWNER' : expected);
  }
});
