import { describe, expect, test } from 'vitest';
import { auctionStatusAt, offerExpiry, type AuctionFacts } from './auctionRules.ts';

const DAY = 86_400_000;
const END = Date.parse('2026-03-02T12:00:00Z');
const facts = (more: Partial<AuctionFacts> = {}): AuctionFacts => ({
  status: 'RUNNING',
  endTime: new Date(END),
  validityDays: 7,
  ...more,
});
const at = (offset: number) => new Date(END + offset);

describe('the end', () => {
  test('leaves the owner an offer until the validity is over', () => {
    expect(auctionStatusAt(facts(), 1, at(-1))).toBe('RUNNING');
    expect(auctionStatusAt(facts(), 0, at(0))).toBe('NO_OFFERS');
    expect(auctionStatusAt(facts(), 1, at(0))).toBe('AWAITING_OWNER');
    expect(auctionStatusAt(facts(), 1, at(7 * DAY - 1))).toBe('AWAITING_OWNER');
    expect(auctionStatusAt(facts(), 1, at(7 * DAY))).toBe('EXPIRED');
    expect(offerExpiry(facts())).toEqual(at(7 * DAY));
  });

  test.each([
    [999, 'RESERVE_NOT_MET'],
    [1000, 'AWAITING_OWNER'],
    [1001, 'AWAITING_OWNER'],
  ] as const)('with %i bid and a reserve of 1000 is %s', (best, status) => {
    const reserved = facts({ reserve: 1000, best });
    expect(auctionStatusAt(reserved, 1, at(-1))).toBe('RUNNING');
    expect(auctionStatusAt(reserved, 1, at(0))).toBe(status);
    expect(auctionStatusAt(facts({ reserve: 1000, best: null }), 0, at(0))).toBe('NO_OFFERS');
  });

  test('below the reserve stays so, however long the owner hears nothing', () => {
    const reserved = facts({ reserve: 1000, best: 5 });
    expect(auctionStatusAt(reserved, 1, at(30 * DAY))).toBe('RESERVE_NOT_MET');
  });

  test.each(['ACCEPTED', 'DECLINED', 'CANCELLED', 'NO_OFFERS', 'EXPIRED'] as const)(
    'of an auction that is %s never comes again',
    (status) => {
      for (const offset of [-1, 0, 9 * DAY]) {
        expect(auctionStatusAt(facts({ status }), 3, at(offset))).toBe(status);
      }
    },
  );
});
