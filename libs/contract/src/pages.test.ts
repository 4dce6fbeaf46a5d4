import { describe, expect, test } from 'vitest';
import { holdsKey, isServerPath, pageAt, parseInvite, type Page } from './pages.ts';

describe('the document that answers an address', () => {
  test.each<[string, Page]>([
    ['/', 'console'],
    ['/trade/sellers', 'console'],
    ['/trade/report/r1', 'console'],
    ['/reset/k1', 'console'],
    ['/capture', 'capture'],
    ['/capture/r1/k1', 'capture'],
    ['/northgate-trade', 'invite'],
    ['/northgate-trade/', 'invite'],
    ['/claim/report/public/r1/k1', 'public'],
    ['/claim/report/public/r1/k1/full/', 'public'],
    ['/trade/report/public/r1', 'public'],
    ['/trade/report/offer/r1/k1', 'public'],
    ['/trade/report/dealer/k1/info', 'public'],
    ['/inspect/report/public/r1/k1/messages', 'conversation'],
    ['/trade/report/offer/r1/k1/messages/', 'conversation'],
    ['/trade/report/dealer/k1/messages', 'public'],
    ['/dealers', 'dealers'],
    ['/dealers/', 'dealers'],
    ['/dealers/k1', 'dealers'],
    ['/dealers/k1/more', 'console'],
    ['/trade/dealers', 'console'],
    ['/embed/northgate-trade', 'embed'],
    ['/embed', 'console'],
  ])('%s: %s', (pathname, page) => {
    expect(pageAt(pathname)).toBe(page);
  });
});

test.each([
  ['/capture/r1/k1', true],
  ['/capture', false],
  ['/reset/k1', true],
  ['/verify/k1', true],
  ['/verify', false],
  ['/trade/report/offer/r1/k1', true],
  ['/claim/report/public/r1', true],
  ['/claim/report/r1', false],
  ['/dealers', false],
  ['/dealers/k1', true],
  ['/trade/dealers', false],
  ['/login', false],
])('%s holds a key: %j', (pathname, holds) => {
  expect(holdsKey(pathname)).toBe(holds);
});

test('an invite page is one part that is neither a page nor the server’s', () => {
  expect(parseInvite('/northgate-trade/')).toBe('northgate-trade');
  for (const taken of [
    '/',
    '/api',
    '/healthz',
    '/openapi.json',
    '/Trade',
    '/capture',
    '/dealers',
    '/embed',
    '/login',
    '/system',
  ]) {
    expect([taken, parseInvite(taken)]).toEqual([taken, null]);
  }
  expect(['/api/requests', '/healthz', '/apiary'].map(isServerPath)).toEqual([true, true, false]);
});
