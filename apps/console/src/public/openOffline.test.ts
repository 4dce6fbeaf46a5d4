import { expect, test } from 'vitest';
import { scopeOf } from './openOffline.ts';

test.each([
  ['/trade/report/public/r-1/key/messages', '/trade/report/public/'],
  ['/trade/report/offer/r-1/key/messages/', '/trade/report/offer/'],
  ['/claim/report/public/r-1/key/messages', '/claim/report/public/'],
])('the worker of %s knows neither id nor key', (pathname, scope) => {
  expect(scopeOf(pathname)).toBe(scope);
});
