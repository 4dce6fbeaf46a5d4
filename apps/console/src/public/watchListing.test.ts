// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchListing } from './watchListing.ts';

const refresh = vi.fn(() => Promise.resolve());
let visibility: DocumentVisibilityState;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  refresh.mockClear();
  stop = watchListing({ refresh });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an open page asks every minute whether its car is still for sale', () => {
  vi.advanceTimersByTime(125_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a hidden page asks for nothing, and at once when it is seen again', () => {
  visibility = 'hidden';
  vi.advanceTimersByTime(600_000);
  expect(refresh).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledOnce();
});

test('it stops when told', () => {
  stop();
  vi.advanceTimersByTime(600_000);
  expect(refresh).not.toHaveBeenCalled();
});
