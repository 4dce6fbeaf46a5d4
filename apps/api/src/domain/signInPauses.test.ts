import { describe, expect, test } from 'vitest';
import { canonicalAddress } from './address.ts';
import {
  bucketsOf,
  secondsToWait,
  withFailure,
  type Attempt,
  type Failures,
} from './signInPauses.ts';

/** An in-memory server: decides who may try, and counts failures. */
function lock() {
  const kept = new Map<string, Failures>();
  const buckets = (attempt: Attempt) =>
    bucketsOf(attempt).map(([kind, who, rule]) => [`${kind}:${who}`, rule] as const);
  const wait = (attempt: Attempt, now: Date) =>
    Math.max(
      ...buckets(attempt).map(([name, rule]) => secondsToWait(rule, kept.get(name) ?? null, now)),
    );
  return {
    wait,
    /** Whether the guess reached the password check. */
    guess(attempt: Attempt, now: Date): boolean {
      if (wait(attempt, now) > 0) return false;
      for (const [name, rule] of buckets(attempt)) {
        kept.set(name, withFailure(rule, kept.get(name) ?? null, now));
      }
      return true;
    },
  };
}

const start = new Date('2026-03-02T09:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const DAY = 24 * 60 * 60;
const victim = 'ann@north.test';
const from = (address: string, knownDevice: string | null = null): Attempt => ({
  account: victim,
  address,
  knownDevice,
});
/** Tries once a second for a day. */
function tries(attemptAt: (second: number) => Attempt): number {
  const { guess } = lock();
  let count = 0;
  for (let second = 0; second < DAY; second += 1) {
    if (guess(attemptAt(second), after(second))) count += 1;
  }
  return count;
}

describe('a guesser', () => {
  test('gets about a hundred tries a day from one address, instead of 86,400', () => {
    expect(tries(() => from('203.0.113.9'))).toBeLessThan(120);
  });

  test('gains nothing by spelling the account in other ways', () => {
    const spellings = [victim, ` ${victim}`, `${victim} `, 'ANN@North.TEST', 'ａｎｎ@north.test'];
    const count = tries((second) => ({
      ...from('203.0.113.9'),
      account: canonicalAddress(spellings[second % spellings.length] ?? ''),
    }));
    expect(count).toBeLessThan(120);
  });

  test('with an address for each try is slowed by the account', () => {
    expect(tries((second) => from(`198.51.100.${second}`))).toBeLessThan(220);
  });

  test('who tries many accounts from one address is slowed by the address', () => {
    const count = tries((second) => ({
      ...from('203.0.113.9'),
      account: `user${second}@north.test`,
    }));
    expect(count).toBeLessThan(170);
  });

  test('waits longer and longer, and never more than a quarter of an hour', () => {
    const { guess, wait } = lock();
    const waits: number[] = [];
    let now = start;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      guess(from('203.0.113.9'), now);
      const seconds = wait(from('203.0.113.9'), now);
      waits.push(seconds);
      now = new Date(now.getTime() + seconds * 1000);
    }
    expect(waits.slice(8, 16)).toEqual([0, 30, 60, 120, 240, 480, 900, 900]);
  });
});

describe('the owner, while a thousand addresses guess', () => {
  const { guess, wait } = lock();
  for (let second = 0; second < 4000; second += 1) {
    guess(from(`198.51.100.${second % 1000}`), after(second));
  }

  test('signs in at once from a device that signed in before', () => {
    expect(wait(from('192.0.2.1', 'known'), after(4000))).toBe(0);
    expect(wait(from('198.51.100.7', 'known'), after(4000))).toBe(0);
  });

  test('waits ten minutes at most on a new device', () => {
    expect(wait(from('192.0.2.1'), after(4000))).toBeLessThanOrEqual(600);
  });

  test('and a known device that is stolen guesses no faster than a stranger', () => {
    expect(tries(() => from('192.0.2.1', 'known'))).toBeLessThan(120);
  });
});

test('after a day without a failure nothing is remembered', () => {
  const { guess, wait } = lock();
  for (let attempt = 0; attempt < 12; attempt += 1) guess(from('203.0.113.9'), after(attempt));
  expect(wait(from('203.0.113.9'), after(12))).toBeGreaterThan(0);
  expect(wait(from('203.0.113.9'), after(12 + DAY))).toBe(0);
  guess(from('203.0.113.9'), after(12 + DAY));
  expect(wait(from('203.0.113.9'), after(12 + DAY))).toBe(0);
});
