import { BranchStore } from '@forecourt/feature-session';
import { SettingsStore } from '@forecourt/feature-settings';
import { createMemoryStorage } from '@forecourt/platform';
import { beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../app/App.ts';
import type { Staff } from '../stores/Staff.ts';
import { SettingsStores } from './SettingsStores.ts';

const opened = vi.spyOn(SettingsStore.prototype, 'openShared').mockResolvedValue();
vi.spyOn(SettingsStore.prototype, 'load').mockResolvedValue();
beforeEach(() => opened.mockClear());

const named = (id: string) => ({ id, name: id, role: 'ADMIN' });

/** An administrator of two branches, on the first. */
function setUp() {
  const storage = createMemoryStorage();
  const api = {
    listMyPartners: () => Promise.resolve({ partners: [named('north'), named('harbor')] }),
    listPartnerCustomisations: () => Promise.resolve({ customisations: [] }),
  };
  const branch = new BranchStore({ api, storage } as never);
  const session = { user: { value: { id: 'nora' } } };
  const config = { channels: ['SMS', 'EMAIL'] };
  const staff = { follow: () => () => undefined } as unknown as Staff;
  const stores = new SettingsStores(
    { branch, config, session, storage, http: {} } as unknown as App,
    staff,
  );
  return { branch, stores };
}

it('a shared draft opens in its own branch', async () => {
  const { branch, stores } = setUp();
  await stores.open({ id: 'd1', branchId: 'harbor' });
  expect([branch.current?.id, stores.current?.partnerId]).toEqual(['harbor', 'harbor']);
  expect(opened).toHaveBeenCalledWith('d1');
});

it('its address does not take the user back to that branch', async () => {
  const { branch, stores } = setUp();
  await stores.open({ id: 'd1', branchId: 'harbor' });
  await branch.switchTo('north');
  await stores.open({ id: 'd1', branchId: 'harbor' });
  expect(stores.current?.partnerId).toBe('north');
  expect(opened).toHaveBeenCalledOnce();
});

it('the same holds where the branch was chosen already', async () => {
  const { branch, stores } = setUp();
  await stores.open({ id: 'd1', branchId: 'north' });
  await branch.switchTo('harbor');
  await stores.open({ id: 'd1', branchId: 'north' });
  expect(stores.current?.partnerId).toBe('harbor');
  expect(opened).toHaveBeenCalledOnce();
});

it('a draft of a branch that is not the user’s is not asked for, and the page says so', async () => {
  const { branch, stores } = setUp();
  await stores.open({ id: 'd1', branchId: 'lakeside' });
  expect([branch.current?.id, stores.current?.shared.state]).toEqual(['north', 'foreign']);
  expect(opened).not.toHaveBeenCalled();
});

it('a link without a branch opens in the chosen one', async () => {
  const { stores } = setUp();
  await stores.open({ id: 'd1', branchId: null });
  expect(stores.current?.partnerId).toBe('north');
  expect(opened).toHaveBeenCalledWith('d1');
});
