// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReturn } from './return.ts';

let visibility: DocumentVisibilityState;
const show = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tells of a return to the tab, of the network, and of a page restored by Back', () => {
  const heard: string[] = [];
  const stop = watchReturn((reason) => heard.push(reason));
  show('hidden');
  show('visible');
  window.dispatchEvent(new Event('online'));
  const restored = Object.assign(new Event('pageshow'), { persisted: true });
  window.dispatchEvent(restored);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).toEqual(['visible', 'online', 'visible']);
  stop();
  show('visible');
  window.dispatchEvent(new Event('online'));
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(10_000);
  expect(heard).toHaveLength(3);
});

it('notices that the device has slept, but not that a hidden page is slowed down', () => {
  const heard: string[] = [];
  const stop = watchReturn((reason) => heard.push(reason));
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['woke']);
  show('hidden');
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['woke']);
  stop();
});
