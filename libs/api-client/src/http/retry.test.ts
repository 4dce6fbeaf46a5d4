import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContractViolation, NetworkError, TimeoutError } from './errors.ts';
import { problemOf, retryAfterSeconds } from './problem.ts';
import { defaultRetry, retryDelay } from './retry.ts';

describe('retryDelay', () => {
  it('doubles, with jitter, up to its limit', () => {
    fc.assert(
      fc.property(fc.nat(19), fc.double({ min: 0, max: 1, noNaN: true }), (extra, random) => {
        const attempt = extra + 1;
        const options = { ...defaultRetry, attempts: 99, random: () => random };
        const delay = retryDelay(new NetworkError('x'), attempt, options)!;
        const step = Math.min(300 * 2 ** extra, 3000);
        expect(delay).toBeGreaterThanOrEqual(step / 2);
        expect(delay).toBeLessThanOrEqual(step);
      }),
    );
  });

  it('waits for what may pass, and for nothing else', () => {
    const delayOf = (error: unknown) => retryDelay(error, 1, defaultRetry) !== null;
    expect([502, 503, 504].map((status) => delayOf(problemOf(status, null)))).toEqual([
      true,
      true,
      true,
    ]);
    expect([400, 401, 404, 409, 422, 429, 500, 501].some((s) => delayOf(problemOf(s, null)))).toBe(
      false,
    );
    expect(delayOf(new TimeoutError(5000))).toBe(true);
    expect(delayOf(new ContractViolation('x', { path: '', expected: 'object' }))).toBe(false);
    expect(retryDelay(new NetworkError('x'), 3, defaultRetry)).toBeNull();
  });

  it('waits as long as the server asks, unless that is too long', () => {
    expect(retryDelay(problemOf(503, null, '2'), 1, defaultRetry)).toBe(2000);
    expect(retryDelay(problemOf(503, null, '60'), 1, defaultRetry)).toBeNull();
  });
});

it('reads Retry-After in seconds and as a date', () => {
  const now = Date.parse('2026-03-05T10:00:00Z');
  const headers = [
    '5',
    'Thu, 05 Mar 2026 10:00:30 GMT',
    'Thu, 05 Mar 2026 09:00:00 GMT',
    'soon',
    '',
  ];
  expect(headers.map((header) => retryAfterSeconds(header, now))).toEqual([
    5,
    30,
    0,
    undefined,
    undefined,
  ]);
});
