import { describe, expect, test } from 'vitest';
import type { ClaimStatus } from '@forecourt/contract';
import { conclude, undoUntil, type ConclusionFacts } from './conclusion.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const claim = (status: ClaimStatus, more: Partial<ConclusionFacts> = {}): ConclusionFacts => ({
  done: 3,
  status,
  before: null,
  concludedAt: null,
  ...more,
});
const statuses: readonly ClaimStatus[] = [0, 1, 2, 3, 4, 5];

describe('a claim without a conclusion', () => {
  test.each([0, 1, 2] as const)('at %i becomes repairable or needs an extra inspection', (from) => {
    for (const status of [3, 5] as const) {
      expect(conclude(claim(from), status, NOW)).toEqual({
        kind: 'concludes',
        status,
        before: from,
      });
    }
    expect(conclude(claim(from), 4, NOW)).toEqual({ kind: 'illegal' });
  });
});

describe('an inspection without a conclusion', () => {
  test('becomes inspected, and never repairable', () => {
    const facts = claim(0, { done: 4 });
    expect(conclude(facts, 4, NOW)).toMatchObject({ kind: 'concludes', status: 4 });
    expect(conclude(facts, 3, NOW)).toEqual({ kind: 'illegal' });
  });
});

describe('a conclusion', () => {
  test('is taken back within a day, and not after it', () => {
    const at = (hours: number) => claim(3, { before: 1, concludedAt: hoursAgo(hours) });
    expect(conclude(at(24), 1, NOW)).toEqual({ kind: 'undoes', status: 1 });
    expect(conclude(at(24.001), 1, NOW)).toEqual({ kind: 'illegal' });
    expect(undoUntil(at(0))).toEqual(new Date('2026-03-03T12:00:00Z'));
  });

  test('goes back to what it was, and to no other open status', () => {
    const facts = claim(3, { before: 1, concludedAt: hoursAgo(1) });
    expect(conclude(facts, 0, NOW)).toEqual({ kind: 'illegal' });
    expect(conclude(facts, 2, NOW)).toEqual({ kind: 'illegal' });
  });

  test('of needing an extra inspection is followed by its outcome at any time', () => {
    const facts = claim(5, { before: 0, concludedAt: hoursAgo(500) });
    expect(conclude(facts, 3, NOW)).toEqual({ kind: 'concludes', status: 3, before: 5 });
    expect(conclude({ ...facts, done: 4 }, 4, NOW)).toMatchObject({ kind: 'concludes' });
  });

  test('of repairable is corrected within a day only', () => {
    const at = (hours: number) => claim(3, { before: 0, concludedAt: hoursAgo(hours) });
    expect(conclude(at(2), 5, NOW)).toEqual({ kind: 'concludes', status: 5, before: 3 });
    expect(conclude(at(30), 5, NOW)).toEqual({ kind: 'illegal' });
  });
});

test('the same status again changes nothing', () => {
  for (const status of statuses) {
    expect(conclude(claim(status), status, NOW)).toEqual({ kind: 'stays' });
  }
});
