import type { RequestMatch, Thread } from '@forecourt/contract';
import { makeRequest, makeThread, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PALETTE_DEBOUNCE_MS, PaletteStore } from './PaletteStore.ts';

const random = seeded('palette');
const match = (name: string): RequestMatch => ({
  request: makeRequest(random, { name, phone: '+37251234567', email: null }),
  by: 'NAME',
  vincode: null,
});

interface Asked {
  q: string;
  signal: AbortSignal | undefined;
  answer(...names: string[]): Promise<void>;
  fail(): Promise<void>;
}

let asked: Asked[] = [];
let threads: Thread[] = [];
const make = (partnerId: string | null = 'northgate', hasThreads = true) => {
  const store = new PaletteStore({
    partnerId: () => partnerId,
    hasThreads: () => hasThreads,
    api: {
      listThreads: async () => ({ threads, metadata: { after: null } }),
      searchRequests: ({ q }, options) =>
        new Promise((resolve, reject) => {
          const settle = () => vi.advanceTimersByTimeAsync(0);
          asked.push({
            q,
            signal: options?.signal,
            answer: async (...names) => {
              resolve({ matches: names.map(match) });
              await settle();
            },
            fail: async () => {
              reject(new Error('down'));
              await settle();
            },
          });
        }),
    },
  });
  return store;
};
const pause = () => vi.advanceTimersByTimeAsync(PALETTE_DEBOUNCE_MS);
const names = (store: PaletteStore) => store.matches.map(({ request }) => request.name);

describe('the palette', () => {
  beforeEach(() => {
    asked = [];
    threads = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('asks once one pauses, and not for a single letter', async () => {
    const store = make();
    store.type('m');
    await pause();
    store.type('ma');
    store.type('mar');
    await pause();
    expect(asked.map(({ q }) => q)).toEqual(['mar']);
    expect(store.isWaiting).toBe(true);
    await asked[0]!.answer('Mari');
    expect(store.isWaiting).toBe(false);
    expect(names(store)).toEqual(['Mari']);
  });

  test('never shows a slow first answer after a second search', async () => {
    const store = make();
    store.type('ann');
    await pause();
    store.type('bob');
    await pause();
    expect(asked[0]!.signal?.aborted).toBe(true);
    await asked[1]!.answer('Bob');
    await asked[0]!.answer('Ann');
    expect(names(store)).toEqual(['Bob']);
  });

  test('while an answer is on its way, keeps only what the new text is seen in', async () => {
    const store = make();
    store.type('ma');
    await pause();
    await asked[0]!.answer('Mari', 'Mati');
    store.type('mar');
    expect(names(store)).toEqual(['Mari']);
    store.type('5123');
    expect(names(store)).toEqual(['Mari', 'Mati']);
    store.type('x');
    expect(names(store)).toEqual([]);
  });

  test('finds conversations, where the branch has any', async () => {
    threads = ['Mari', 'Mati'].map((name) =>
      makeThread(random, { info: { ...makeThread(random).info, buyer: { id: 'b', name } } }),
    );
    const found = async (store: PaletteStore) => {
      store.type('ma');
      await pause();
      await asked.at(-1)!.answer();
      return store;
    };
    const store = await found(make());
    expect([store.threads.length, store.isNothingFound]).toEqual([2, false]);
    store.type('mari');
    expect(store.threads.map(({ info }) => info.buyer.name)).toEqual(['Mari']);
    const without = await found(make('northgate', false));
    expect([without.threads.length, without.isNothingFound]).toEqual([0, true]);
  });

  test('says that a search failed, and searches again', async () => {
    const store = make();
    store.type('ma');
    await pause();
    await asked[0]!.fail();
    expect([store.hasFailed, store.isWaiting]).toEqual([true, false]);
    store.retry();
    await asked[1]!.answer('Mari');
    expect([store.hasFailed, names(store)]).toEqual([false, ['Mari']]);
  });

  test('forgets all when it closes, and asks nothing then or without a branch', async () => {
    const store = make();
    store.type('mari');
    store.clear();
    await pause();
    expect(store.query).toBe('');
    const nowhere = make(null);
    nowhere.type('mari');
    await pause();
    expect(asked).toEqual([]);
  });
});
