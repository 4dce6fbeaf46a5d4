import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ManualClock, ServerClock, steadyClock, systemClock } from './clock.ts';

describe('ServerClock', () => {
  it('is the device clock until the server has told its time', () => {
    const clock = new ServerClock(new ManualClock(500));
    expect([clock.now(), clock.offset, clock.uncertainty]).toEqual([500, 0, Infinity]);
  });

  it('takes the answer to have been written half way through the round trip', () => {
    const device = new ManualClock(10_000);
    const clock = new ServerClock(device);
    clock.observe({ serverTime: 70_000, sentAt: 9800, receivedAt: 10_000 });
    expect([clock.now(), clock.uncertainty]).toEqual([70_100, 100]);
    device.advance(5000);
    expect(clock.now()).toBe(75_100);
  });

  it('keeps the sample with the shortest round trip and ignores nonsense', () => {
    const clock = new ServerClock(new ManualClock(0));
    expect(clock.observe({ serverTime: 1050, sentAt: 0, receivedAt: 100 })).toBe(true);
    expect(clock.observe({ serverTime: 9000, sentAt: 0, receivedAt: 101 })).toBe(false);
    expect(clock.observe({ serverTime: NaN, sentAt: 0, receivedAt: 1 })).toBe(false);
    expect(clock.observe({ serverTime: 5, sentAt: 10, receivedAt: 0 })).toBe(false);
    expect(clock.offset).toBe(1000);
    clock.reset();
    expect(clock.offset).toBe(0);
  });

  it('after a sleep takes the next answer, slow as it may be, and goes on until then', () => {
    const clock = new ServerClock(new ManualClock(0));
    clock.observe({ serverTime: 1050, sentAt: 0, receivedAt: 100 });
    clock.doubt();
    expect(clock.offset).toBe(1000);
    expect(clock.observe({ serverTime: 8000, sentAt: 0, receivedAt: 2000 })).toBe(true);
    expect(clock.offset).toBe(7000);
    expect(clock.observe({ serverTime: 9999, sentAt: 0, receivedAt: 2001 })).toBe(false);
  });

  it('after a sleep ignores an answer to what was asked before it', () => {
    const device = new ManualClock(0);
    const clock = new ServerClock(device);
    clock.observe({ serverTime: 1100, sentAt: 0, receivedAt: 200 });
    device.set(300);
    clock.doubt();
    expect(clock.observe({ serverTime: 1390, sentAt: 290, receivedAt: 310 })).toBe(false);
    expect(clock.observe({ serverTime: 9000, sentAt: 310, receivedAt: 690 })).toBe(true);
    expect(clock.offset).toBe(8500);
  });

  it('is never further off than it says', () => {
    const network = fc.record({ out: fc.nat(2000), back: fc.nat(2000) });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(network), (skew, trips) => {
        const device = new ManualClock(1e12);
        const clock = new ServerClock(device);
        for (const { out, back } of trips) {
          const sentAt = device.now();
          const serverTime = sentAt + out + skew;
          device.advance(out + back);
          clock.observe({ serverTime, sentAt, receivedAt: device.now() });
        }
        expect(Math.abs(clock.now() - (device.now() + skew)) <= clock.uncertainty).toBe(true);
      }),
    );
  });
});

describe('clocks', () => {
  it('stand still until moved', () => {
    const clock = new ManualClock('2026-03-05T10:00:00Z');
    clock.advance(1000);
    expect(new Date(clock.now()).toISOString()).toBe('2026-03-05T10:00:01.000Z');
    clock.set(7);
    expect(clock.now()).toBe(7);
  });

  it('follow the device, or what has passed since the page was opened', () => {
    vi.useFakeTimers({ now: 1_772_442_600_000, toFake: ['Date', 'performance'] });
    try {
      const [system, steady] = [systemClock.now(), steadyClock.now()];
      expect([system, steady - performance.timeOrigin]).toEqual([Date.now(), performance.now()]);
      vi.advanceTimersByTime(5000);
      vi.setSystemTime(0);
      expect([systemClock.now(), steadyClock.now() - steady]).toEqual([0, 5000]);
    } finally {
      vi.useRealTimers();
    }
  });
});
