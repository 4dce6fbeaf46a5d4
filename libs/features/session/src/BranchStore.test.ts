import type { Customisation } from '@forecourt/contract';
import { makeCustomisation, makePartner, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage, storageKeys } from '@forecourt/platform';
import { describe, expect, test, vi } from 'vitest';
import { BranchStore } from './BranchStore.ts';

const random = seeded(1);
const [north, harbour] = [
  makePartner(random, { id: 'north' }),
  makePartner(random, { id: 'harbour' }),
];
const areas: Record<string, Customisation[]> = {
  north: [
    makeCustomisation(random, { id: 'n-trade', partner_id: 'north', flow: 'TRADE' }),
    makeCustomisation(random, { id: 'n-claim', partner_id: 'north', flow: 'CLAIM' }),
  ],
  harbour: [makeCustomisation(random, { id: 'h-claim', partner_id: 'harbour', flow: 'CLAIM' })],
};

const make = (stored: string | null) => {
  const storage = createMemoryStorage(stored ? { [storageKeys.partnerId]: stored } : {});
  const api = {
    listMyPartners: vi.fn(async () => ({ partners: [north, harbour] })),
    listPartnerCustomisations: vi.fn(async (id: string) => {
      const customisations = areas[id];
      if (!customisations) throw new Error('NOT_FOUND');
      return { customisations };
    }),
  };
  return { storage, api, store: new BranchStore({ api, storage }) };
};

describe('BranchStore', () => {
  test('the first branch is the current one until another was chosen', async () => {
    const { store } = make(null);
    await store.load();
    expect(store.current?.id).toBe('north');
    expect(store.byFlow.get('TRADE')?.id).toBe('n-trade');
  });

  test('the branch chosen before is current again, and its areas are asked for at once', async () => {
    const { store, api } = make('harbour');
    await store.load();
    expect(store.current?.id).toBe('harbour');
    expect([...store.byFlow.keys()]).toEqual(['CLAIM']);
    expect(api.listPartnerCustomisations).toHaveBeenCalledTimes(1);
  });

  test('a stored branch that is not ours gives way to the first', async () => {
    const { store, storage } = make('somebody-elses');
    await store.load();
    expect(store.current?.id).toBe('north');
    expect(storage.get(storageKeys.partnerId)).toBeNull();
    expect([...store.byFlow.keys()]).toEqual(['TRADE', 'CLAIM']);
  });

  test('areas that could not be loaded are asked for again, and until then none is lacking', async () => {
    const { store, api } = make(null);
    api.listPartnerCustomisations.mockRejectedValueOnce(new Error('500'));
    await store.load();
    expect([store.customisations.state.status, store.lacks('INSPECT')]).toEqual(['error', false]);
    await store.load();
    expect([store.lacks('TRADE'), store.lacks('INSPECT')]).toEqual([false, true]);
  });

  test('reloading asks for branches and areas again, and shows the known ones until then', async () => {
    const { store, api } = make(null);
    await store.load();
    const loading = store.refresh();
    expect([...store.byFlow.keys()]).toEqual(['TRADE', 'CLAIM']);
    await loading;
    expect(api.listMyPartners).toHaveBeenCalledTimes(2);
    expect(api.listPartnerCustomisations).toHaveBeenCalledTimes(2);
  });

  test('switching keeps the choice and shows only the new branch’s areas', async () => {
    const { store, storage } = make('north');
    await store.load();
    const switched = store.switchTo('harbour');
    expect(store.byFlow.size).toBe(0);
    await switched;
    expect([...store.byFlow.values()].map((entry) => entry.id)).toEqual(['h-claim']);
    expect(storage.get(storageKeys.partnerId)).toBe('harbour');
  });

  test('of two quick switches the last one wins, in any order of the answers', async () => {
    const { store, api } = make('north');
    await store.load();
    let answerHarbour = (): void => undefined;
    api.listPartnerCustomisations.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerHarbour = () => resolve({ customisations: areas.harbour! });
        }),
    );
    const first = store.switchTo('harbour');
    const second = store.switchTo('north');
    await second;
    answerHarbour();
    await first;
    expect(store.byFlow.get('TRADE')?.id).toBe('n-trade');
  });
});
