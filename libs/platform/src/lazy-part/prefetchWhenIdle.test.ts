import { afterEach, expect, test, vi } from 'vitest';
import { prefetchWhenIdle } from './prefetchWhenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

test('one load follows the other, each when the page is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  let come = (): void => undefined;
  const first = new Promise<void>((resolve) => (come = resolve));
  const loads = [vi.fn(() => first), vi.fn(() => Promise.resolve())] as const;
  const all = prefetchWhenIdle(loads);
  expect(loads[0]).not.toHaveBeenCalled();
  idle.shift()!();
  await vi.waitFor(() => expect(loads[0]).toHaveBeenCalledOnce());
  expect(idle).toEqual([]);
  come();
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(loads[1]).not.toHaveBeenCalled();
  idle.shift()!();
  await all;
  expect(loads[1]).toHaveBeenCalledOnce();
});

test('a load that fails does not keep the next one from being made, nor does a missing idle callback', async () => {
  const next = vi.fn(() => Promise.resolve());
  await prefetchWhenIdle([() => Promise.reject(new Error('offline')), next]);
  expect(next).toHaveBeenCalledOnce();
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
  { type: 'cellular', effectiveType: '4g' },
])('nothing is fetched before it is needed with %o', async (connection) => {
  vi.stubGlobal('navigator', { connection });
  const load = vi.fn(() => Promise.resolve());
  await prefetchWhenIdle([load]);
  expect(load).not.toHaveBeenCalled();
});

test('a good connection is used', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g', type: 'wifi' } });
  const load = vi.fn(() => Promise.resolve());
  await prefetchWhenIdle([load]);
  expect(load).toHaveBeenCalledOnce();
});
