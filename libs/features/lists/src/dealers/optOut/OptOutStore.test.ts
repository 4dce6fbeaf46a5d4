import { makeDealerOptOut, seeded } from '@forecourt/contract/fixtures';
import { expect, test, vi } from 'vitest';
import { type OptOutOptions, OptOutStore } from './OptOutStore.ts';

const optOut = makeDealerOptOut(seeded('opt out store'));
const out = { ...optOut, opted_out_at: '2026-03-02T10:00:00.000Z' };
const api = {
  getDealerOptOut: vi.fn<OptOutOptions['api']['getDealerOptOut']>(async () => ({
    opt_out: optOut,
  })),
  optOutDealer: vi.fn<OptOutOptions['api']['optOutDealer']>(async () => ({ opt_out: out })),
  optInDealer: vi.fn<OptOutOptions['api']['optInDealer']>(async () => ({ opt_out: optOut })),
};

test('opening the link does not opt out; a press does, and another takes it back', async () => {
  const store = new OptOutStore({ api, optOutKey: 'key' });
  await store.load();
  expect([store.status, store.isOut, api.optOutDealer.mock.calls.length]).toEqual([
    'ready',
    false,
    0,
  ]);
  await store.stop();
  expect(store.isOut).toBe(true);
  await store.undo();
  expect(store.isOut).toBe(false);
});

test('a press that fails changes nothing and says so', async () => {
  api.optOutDealer.mockRejectedValueOnce(new Error('no answer'));
  const store = new OptOutStore({ api, optOutKey: 'key' });
  await store.load();
  await store.stop();
  expect([store.isOut, store.hasFailed, store.saving]).toEqual([false, true, false]);
});
