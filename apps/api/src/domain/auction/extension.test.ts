import { seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { extendedEnd } from './extension.ts';
import { Auctioneer } from './testing/Auctioneer.ts';
import { asked, at, END, rulesOf } from './testing/facts.ts';

const MINUTE = 60_000;

test.each([
  [-2 * MINUTE - 1, 0, null],
  [-2 * MINUTE, 0, 2 * MINUTE],
  [-1, 0, 2 * MINUTE],
  [-1, 9, 2 * MINUTE],
  [-1, 10, null],
] as const)('a bid %i ms from the end after %i extensions moves it by %s', (time, times, by) => {
  const end = extendedEnd({ endTime: new Date(END), extensions: times }, at(time));
  expect(end).toEqual(by === null ? null : at(by));
});

test('in any history the end moves by two minutes for each late bid, ten times at most', () => {
  let most = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = seeded(`extension ${seed}`);
    const house = new Auctioneer(rulesOf({ extension: random.chance(0.8) }));
    let time = -10 * MINUTE;
    let end = END;
    let times = 0;
    for (let value = 100; value < 8000; value += 100) {
      time += random.int(0, MINUTE);
      const low = random.chance(0.3);
      const tooLow = low && house.bids.length > 0;
      const verdict = house.bid(asked(`dealer ${value % 7}`, low ? 1 : value), at(time));
      const open = END + time < end;
      expect(verdict.kind).toBe(open ? (tooLow ? 'too-low' : 'taken') : 'ended');
      if (verdict.kind !== 'taken' || !house.auction.rules.extension) continue;
      if (end - (END + time) <= 2 * MINUTE && times < 10) {
        times += 1;
        end += 2 * MINUTE;
      }
      expect(house.auction.endTime.getTime()).toBe(end);
      expect(house.auction.extensions).toBe(times);
    }
    most = Math.max(most, times);
    expect(house.auction.endTime.getTime()).toBeLessThanOrEqual(END + 20 * MINUTE);
  }
  expect(most).toBe(10);
});

test('a refused bid and a limit that only rises leave the end as it is', () => {
  const house = new Auctioneer(rulesOf({ extension: true, proxyBids: true }));
  house.bid(asked('a', 1000, { upTo: 5000 }), at(-10 * MINUTE));
  expect(house.bid(asked('b', 1000), at(-MINUTE)).kind).toBe('too-low');
  const raised = house.bid(asked('a', 1000, { upTo: 9000 }), at(-MINUTE));
  expect(raised).toMatchObject({ kind: 'taken', steps: [], newEnd: null });
  expect(house.auction.endTime).toEqual(at(0));
});
