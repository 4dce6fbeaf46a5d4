import { addressOf } from '@forecourt/api-client';
import { describe, expect, test } from 'vitest';
import { callOfLink, readReportLink } from './reportLink.ts';

describe('a link to a report', () => {
  test.each([
    ['/trade/report/public/r1/k1', 'trade', 'public', '/api/requests/r1/k1'],
    ['/trade/report/public/r1/k1/full/', 'trade', 'public', '/api/requests/r1/k1'],
    ['/trade/report/offer/r1/k1', 'trade', 'offer', '/api/requests/r1/k1'],
    ['/trade/report/dealer/k1/info', 'trade', 'dealer', '/api/public/auctions/dealers/k1'],
    ['/claim/report/public/r1/k1', 'claim', 'public', '/api/requests/r1/k1'],
    ['/inspect/report/public/r1/k1/full', 'inspect', 'public', '/api/requests/r1/k1'],
  ])('%s', (pathname, flow, kind, call) => {
    const link = readReportLink(pathname)!;
    expect(link).toMatchObject({ flow, kind });
    expect(addressOf('', ...callOfLink(link))).toBe(call);
    expect(pathname.startsWith(link.path)).toBe(true);
    expect(link.path.split('/')).toHaveLength(kind === 'dealer' ? 5 : 6);
  });

  test.each([
    '/trade/report/r1',
    '/trade/report/public/r1',
    '/claim/report/offer/r1/k1',
    '/inspect/report/dealer/k1',
    '/trade/sellers',
  ])('%s is none', (pathname) => {
    expect(readReportLink(pathname)).toBeNull();
  });
});
