import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, formatCents, formatMoney } from './money.ts';
import { formatDistance, formatDistances } from './distance.ts';
import { digitsOnly } from './number.ts';
import { formatPhone, internationalPhone, phoneHref } from './phone.ts';
import {
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
  lastDays,
  remaining,
} from './time.ts';
import { cleanPrice, parseCents, plainAmount, readCount } from './typedNumber.ts';

describe('a distance', () => {
  it('has its unit', () => {
    const far = { value: 46_000, unit: 'mi' } as const;
    expect(formatDistance(far, 'en-US')).toBe('46,000 mi');
    expect(formatDistance(far, 'en-US', 'long')).toBe('46,000 miles');
    expect(formatDistance({ value: 46_000, unit: 'km' }, 'de')).toBe('46.000 km');
    expect(formatDistance({ value: 2.44, unit: 'km' }, 'en-US', 'short', 1)).toBe('2.4 km');
  });

  it('given in another unit stands behind the reader’s own', () => {
    const given = { value: 74_000, unit: 'km' } as const;
    expect(formatDistances([given], 'en-US')).toBe('74,000 km');
    const both = [{ value: 46_000, unit: 'mi' }, given] as const;
    expect(formatDistances(both, 'en-US')).toBe('46,000 mi (74,000 km)');
    expect(formatDistances(both, 'en-US', 'long')).toBe('46,000 miles (74,000 kilometers)');
  });
});

describe('money', () => {
  it('has a sign, and cents only where there are any', () => {
    expect(formatMoney(39, 'USD', 'en-US')).toBe('$39');
    expect(formatMoney(12_500.5, 'EUR', 'en-US')).toBe('€12,500.50');
    expect(formatCents(1999, 'USD', 'en-US')).toBe('$19.99');
  });

  it('is read to the cent, without binary rounding', () => {
    expect(['1.1', '.5', '12.', '0.29', '1e3', '', '.', '1.234', '-1'].map(parseCents)).toEqual([
      110,
      50,
      1200,
      29,
      null,
      null,
      null,
      null,
      null,
    ]);
    fc.assert(
      fc.property(fc.nat(), (cents) => {
        expect(parseCents((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });

  it('comes over the wire as a decimal and is compared in cents', () => {
    expect([19.99, 0.29, 1.005, 99_999_999.99].map(centsOf)).toEqual([
      1999, 29, 100, 9_999_999_999,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        expect(centsOf(cents / 100)).toBe(cents);
      }),
    );
  });

  it('is typed with digits and one decimal point', () => {
    expect(cleanPrice('$1a2.3.4')).toBe('12.34');
    expect(cleanPrice('12')).toBe('12');
  });

  it('is what was meant, or nothing: separators and signs never make another amount', () => {
    const read = (text: string) => parseCents(cleanPrice(text));
    expect(read('12,500.50')).toBe(1_250_050);
    expect(read('12.500,50')).toBe(1_250_050);
    expect(read('12500,50')).toBe(1_250_050);
    expect(read('$ 1,234,567')).toBe(123_456_700);
    expect(['12,50', '12.500', '1,2,3', '12,5000', '-500', '5-'].map(read)).toEqual(
      Array(6).fill(null),
    );
    expect(plainAmount('12,500.50')).toBe('12500.50');
    expect(plainAmount('12,50')).toBe('12,50');
  });
});

describe('counts', () => {
  it('are whole numbers within limits, or nothing', () => {
    expect(['1', '24', '720', ' 7 ', '007'].map((text) => readCount(text, 1, 720))).toEqual([
      1, 24, 720, 7, 7,
    ]);
    const others = ['', '0', '721', '9999', '1.5', '-3', '1e2', '1 0', 'x', '99999999999'];
    expect(others.map((text) => readCount(text, 1, 720))).toEqual(others.map(() => null));
  });
});

describe('dates and times', () => {
  const at = '2026-03-05T15:07:09Z';
  const timeZone = 'UTC';

  it('are day.month.year and 12-hour AM or PM', () => {
    expect(formatDate(at, { timeZone })).toBe('05.03.2026');
    expect(formatTime(at, { timeZone })).toBe('3:07 PM');
    expect(formatTime('2026-03-05T00:30:00Z', { timeZone })).toBe('12:30 AM');
    expect(formatDateTime(at, { timeZone })).toBe('05.03.2026 3:07 PM');
  });

  it('follow the zone', () => {
    expect(formatDate('2026-03-05T23:30:00Z', { timeZone: 'Europe/Tallinn' })).toBe('06.03.2026');
  });

  it('show nothing of what is no moment', () => {
    expect([formatDate('soon'), formatTime(NaN), formatRelative('?', 0, 'en-US')]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('are told relative to now in the largest whole unit', () => {
    const now = Date.parse(at);
    expect(formatRelative(now - 119_000, now, 'en-US')).toBe('1 minute ago');
    expect(formatRelative(now + 3 * 86_400_000, now, 'en-US')).toBe('in 3 days');
    expect(formatRelative(now - 400, now, 'en-US')).toBe('now');
    expect(formatRelative(now - 86_400_000, now, 'en-US')).toBe('yesterday');
  });

  it('count down to zero and stay there', () => {
    expect(remaining(90_061_500, 0)).toEqual({
      days: 1,
      hours: 1,
      minutes: 1,
      seconds: 2,
      over: false,
    });
    expect(remaining(1, 0).over).toBe(false);
    expect(remaining(0, 5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, over: true });
  });
});

describe('phones', () => {
  it('are kept to digits', () => {
    expect(digitsOnly('+372 (51) 23-456')).toBe('3725123456');
  });

  it('go out with a plus sign', () => {
    expect(internationalPhone('+372', '512 3456')).toBe('+3725123456');
  });

  it.each([
    ['13055550168', '+1 305 555 0168'],
    ['+37251234567', '+372 5123 4567'],
    ['+3725123456', '+372 512 3456'],
    ['+447911123456', '+44 791 112 3456'],
    ['+33612345678', '+33 612 345 678'],
    ['+8613912345678', '+86 139 1234 5678'],
    ['+37212', '+372 12'],
    ['+37', '+37'],
    [null, ''],
  ])('%s is shown as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it('are called without the spaces', () => {
    expect(phoneHref('13055550168')).toBe('tel:+13055550168');
  });
});

it('a period ends on the day that it is in the time zone', () => {
  const now = Date.parse('2026-03-02T03:00:00Z');
  expect(lastDays(7, now, 'UTC')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(lastDays(7, now, 'America/New_York')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
});
