import { expect, it, vi } from 'vitest';
import { HeldTimers } from './HeldTimers.ts';

it('holds back the timers of its length until they may end, and no others', () => {
  vi.useFakeTimers();
  const timers = new HeldTimers(800);
  try {
    const [held, cleared, other] = [vi.fn(), vi.fn(), vi.fn()];
    setTimeout(held, 800);
    clearTimeout(setTimeout(cleared, 800));
    setTimeout(other, 900);
    vi.advanceTimersByTime(1000);
    expect([held.mock.calls.length, other.mock.calls.length, timers.count]).toEqual([0, 1, 1]);
    timers.end();
    expect([held.mock.calls.length, cleared.mock.calls.length, timers.count]).toEqual([1, 0, 0]);
  } finally {
    timers.restore();
    vi.useRealTimers();
  }
});
