import { afterEach, expect, test, vi } from 'vitest';
import { endWorkers } from './endWorkers.ts';

afterEach(() => vi.unstubAllGlobals());

test('workers that an operator turned off are ended, with all that they kept', async () => {
  const kept = new Set(['console-page-1', 'capture-pictures']);
  const workers = new Set(['/', '/capture/']);
  const register = vi.fn();
  const registrations = [...workers].map((scope) => ({
    unregister: () => Promise.resolve(workers.delete(scope)),
  }));
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistrations: () => Promise.resolve(registrations) },
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  });
  await endWorkers();
  expect([[...workers], [...kept]]).toEqual([[], []]);
  expect(register).not.toHaveBeenCalled();
});
