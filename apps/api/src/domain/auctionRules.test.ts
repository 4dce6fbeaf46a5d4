import { seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import {
  auctionStatusAt,
  judgeBid,
  minimumOffer,
  offerExpiry,
  type AuctionFacts,
} from './auctionRules.ts';

const DAY = 86_400_000;
const END = Date.parse('2026-03-02T12:00:00Z');
const facts = (more: Partial<AuctionFacts> = {}): AuctionFacts => ({
  status: 'RUNNING',
  endTime: new Date(END),
  minBid: 0,
  validityDays: 7,
  ...more,
});
const at = (offset: number) => new Date(END + offset);

describe('the end', () => {
  test.each([
    [-1, 'taken'],
    [0, 'ended'],
    [1, 'ended'],
  ] as const)('%i ms from it a bid is %s', (offset, kind) => {
    expect(judgeBid(facts(), { count: 0, best: null }, 100, at(offset)).kind).toBe(kind);
  });

  test('leaves the owner an offer until the validity is over', () => {
    expect(auctionStatusAt(facts(), 0, at(0))).toBe('NO_OFFERS');
    expect(auctionStatusAt(facts(), 1, at(0))).toBe('AWAITING_OWNER');
    expect(auctionStatusAt(facts(), 1, at(7 * DAY - 1))).toBe('AWAITING_OWNER');
    expect(auctionStatusAt(facts(), 1, at(7 * DAY))).toBe('EXPIRED');
    expect(offerExpiry(facts())).toEqual(at(7 * DAY));
  });

  test.each(['ACCEPTED', 'DECLINED', 'CANCELLED', 'NO_OFFERS', 'EXPIRED'] as const)(
    'of an auction that is %s never comes again',
    (status) => {
      for (const offset of [-1, 0, 9 * DAY]) {
        expect(auctionStatusAt(facts({ status }), 3, at(offset))).toBe(status);
        expect(judgeBid(facts({ status }), { count: 3, best: 5 }, 99, at(offset)).kind).toBe(
          'ended',
        );
      }
    },
  );
});

test('the lowest bid is the minimum of the auction, or a cent above the best', () => {
  expect(minimumOffer(0, null)).toBe(1);
  expect(minimumOffer(5000, null)).toBe(5000);
  expect(minimumOffer(5000, 4000)).toBe(5000);
  expect(minimumOffer(5000, 5000)).toBe(5001);
});

test('in any order of bids the best only grows, ties and late bids are refused, one dealer leads', () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = seeded(seed);
    const minBid = random.pick([0, 500, 5000]);
    const auction = facts({ minBid });
    const taken: { dealer: number; value: number; time: number }[] = [];
    let time = -50_000;
    for (let step = 0; step < 60; step++) {
      time += random.int(0, 2000);
      const value = random.int(0, 12_000);
      const best = taken.at(-1)?.value ?? null;
      const verdict = judgeBid(auction, { count: taken.length, best }, value, at(time));
      const open = time < 0;
      const enough = value >= Math.max(minBid, 1) && (best === null || value > best);
      expect(verdict.kind).toBe(!open ? 'ended' : enough ? 'taken' : 'too-low');
      if (verdict.kind === 'taken') taken.push({ dealer: random.int(0, 9), value, time });
      if (verdict.kind === 'too-low') {
        const retried = judgeBid(auction, { count: taken.length, best }, verdict.minimum, at(time));
        expect(retried.kind).toBe('taken');
      }
    }
    const values = taken.map((one) => one.value);
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    expect(taken.every((one) => one.time < 0)).toBe(true);
  }
});
