import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce, throttle } from './rate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('debounce', () => {
  it('searches once, for the last text typed, after the pause', () => {
    const search = vi.fn();
    const later = debounce(search, 800);
    later('a');
    vi.advanceTimersByTime(799);
    later('ab');
    vi.advanceTimersByTime(799);
    expect(search).not.toHaveBeenCalled();
    expect(later.pending).toBe(true);
    vi.advanceTimersByTime(1);
    expect(search.mock.calls).toEqual([['ab']]);
    expect(later.pending).toBe(false);
  });

  it('can be dropped, or run at once', () => {
    const search = vi.fn();
    const later = debounce(search, 800);
    later('a');
    later.cancel();
    vi.runAllTimers();
    later('b');
    later.flush();
    later.flush();
    vi.runAllTimers();
    expect(search.mock.calls).toEqual([['b']]);
  });
});

describe('throttle', () => {
  it('runs at once, then at most once in each interval, the last call always', () => {
    const scroll = vi.fn();
    const often = throttle(scroll, 50);
    often(1);
    often(2);
    often(3);
    expect(scroll.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(50);
    expect(scroll.mock.calls).toEqual([[1], [3]]);
    vi.advanceTimersByTime(50);
    often(4);
    expect(scroll.mock.calls).toEqual([[1], [3], [4]]);
  });

  it('can be dropped, or run at once', () => {
    const scroll = vi.fn();
    const often = throttle(scroll, 50);
    often(1);
    often(2);
    often.flush();
    often(3);
    often(4);
    often.cancel();
    vi.runAllTimers();
    expect(scroll.mock.calls).toEqual([[1], [2], [3]]);
    expect(often.pending).toBe(false);
  });
});
