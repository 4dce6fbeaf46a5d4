import { expect, test } from 'vitest';
import type { Rules } from '../domain/auction/rules.ts';
import { rulesText } from './rulesText.ts';

const PLAIN: Rules = {
  minBid: 0,
  minRaise: 5000,
  reserve: null,
  extension: false,
  buyNow: null,
  proxyBids: false,
  sealed: false,
};

test('an auction without anything special says only the least raise', () => {
  expect(rulesText(PLAIN, 'USD', 'en-US')).toBe('Raise the best offer by at least $50.');
});

test('dealers read every rule, and never how high the reserve is', () => {
  const text = rulesText(
    {
      ...PLAIN,
      minBid: 1_000_000,
      reserve: 1_234_500,
      buyNow: 2_000_000,
      extension: true,
      proxyBids: true,
    },
    'EUR',
    'en-US',
  );
  for (const said of ['€10,000', '€50', 'reserve price', '€20,000', 'limit', '2 minutes']) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('12,345');
});

test('of sealed bids no raise of the best offer is asked', () => {
  const text = rulesText({ ...PLAIN, sealed: true, reserve: 100 }, 'USD', 'en-US');
  expect(text).toContain('sealed');
  expect(text).not.toContain('at least');
});
