import { describe, expect, test } from 'vitest';
import {
  allowedCountries,
  dayLimit,
  judgeRepeat,
  quotasOf,
  repeatsLeft,
  type Repeats,
} from './sendingRules.ts';

const START = new Date('2026-03-02T09:00:00.000Z');
const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const none: Repeats = { sends: 0, last_send_at: null, sends_reset_at: null };

/** Sends at these times; returns the last count and all verdicts. */
function repeated(seconds: readonly number[]): { counted: Repeats; verdicts: string[] } {
  let counted = none;
  const verdicts = seconds.map((second) => {
    const verdict = judgeRepeat(counted, after(second));
    if (verdict.kind === 'taken') counted = verdict.counted;
    return verdict.kind === 'taken' ? 'taken' : verdict.quota;
  });
  return { counted, verdicts };
}

describe('sending a request again', () => {
  test('waits a minute after each time', () => {
    expect(repeated([0, 1, 59, 60, 61]).verdicts).toEqual([
      'taken',
      'REQUEST_COOLDOWN',
      'REQUEST_COOLDOWN',
      'taken',
      'REQUEST_COOLDOWN',
    ]);
  });

  test('waits a minute after the first sending, too', () => {
    expect(judgeRepeat(none, after(59), START)).toMatchObject({
      kind: 'refused',
      quota: 'REQUEST_COOLDOWN',
      resetsAt: after(60),
    });
    expect(judgeRepeat(none, after(60), START)).toMatchObject({ kind: 'taken' });
  });

  test('goes five times a day, and again a day after the first', () => {
    const { verdicts, counted } = repeated([0, 60, 120, 180, 240, 300, 86_399, 86_400]);
    expect(verdicts.slice(0, 5)).toEqual(Array(5).fill('taken'));
    expect(verdicts.slice(5)).toEqual(['REQUEST_DAY', 'REQUEST_DAY', 'taken']);
    expect(counted.sends).toBe(1);
  });

  test('says what is left and from when on', () => {
    expect(repeatsLeft(none)).toEqual({ left: 5, nextAt: null, resetsAt: null });
    expect(repeatsLeft(repeated([0]).counted)).toEqual({
      left: 4,
      nextAt: after(60),
      resetsAt: after(86_400),
    });
    expect(repeatsLeft(repeated([0, 60, 120, 180, 240]).counted)).toEqual({
      left: 0,
      nextAt: after(86_400),
      resetsAt: after(86_400),
    });
    expect(judgeRepeat(repeated([0]).counted, after(20))).toEqual({
      kind: 'refused',
      quota: 'REQUEST_COOLDOWN',
      limit: 5,
      remaining: 4,
      resetsAt: after(60),
    });
  });
});

test('strangers take at most half of a partner’s day, and notices have a reserve beyond it', () => {
  expect(dayLimit(50, { kind: 'STAFF', userId: 'a' })).toBe(50);
  expect(dayLimit(51, { kind: 'SELF' })).toBe(26);
  expect(dayLimit(50, { kind: 'NOTICE' })).toBe(100);
  const quotas = (kind: 'SELF' | 'NOTICE') => quotasOf('SMS', 50, { kind }).map((one) => one.quota);
  expect(quotas('SELF')).toEqual(['PARTNER_DAY', 'SELF_SERVICE_DAY']);
  expect(quotas('NOTICE')).toEqual(['PARTNER_DAY']);
});

test('text messages go to the partner’s own country until it names others, within the operator’s', () => {
  const partner = { country_code: '372', sms_countries: null };
  expect(allowedCountries(partner, null)).toEqual(['372']);
  expect(allowedCountries(partner, ['44'])).toEqual([]);
  const wide = { ...partner, sms_countries: ['372', '44', '1'] };
  expect(allowedCountries(wide, ['372', '44'])).toEqual(['372', '44']);
});
