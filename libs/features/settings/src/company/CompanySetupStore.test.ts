import { expect, test, vi } from 'vitest';
import { CompanySetupStore, type CompanySetupStoreOptions } from './CompanySetupStore.ts';

const answer = {
  company_sign_in: null,
  callback_url: 'https://forecourt.test/login/company',
  own_domains: ['northgate.test'],
};
const setup = {
  issuer: 'https://login.northgate.test',
  client_id: 'forecourt',
  domains: ['northgate.test'],
  creates_users: true,
  default_role: null,
  groups_claim: 'groups',
  groups: [],
  required: false,
  kept_admin: null,
  people: 0,
  updated_at: '2026-03-10T14:20:00.000Z',
};

function storeWith(changes: Partial<CompanySetupStoreOptions['api']> = {}) {
  let partner = 'north';
  const api: CompanySetupStoreOptions['api'] = {
    getCompanySignIn: async () => answer,
    putCompanySignIn: async () => ({ ...answer, company_sign_in: setup }),
    removeCompanySignIn: async () => undefined,
    testCompanySignIn: vi.fn(),
    ...changes,
  };
  const store = new CompanySetupStore({ api, partnerId: () => partner });
  return { store, choose: (id: string) => void (partner = id) };
}

test('loading again takes away nothing that was typed', async () => {
  const { store } = storeWith();
  await store.load();
  store.type({ issuer: 'https://login.north' });
  await store.load();
  expect(store.draft).toMatchObject({
    issuer: 'https://login.north',
    domains: ['northgate.test'],
  });
});

test('what is saved is shown again from the server, and so is another branch', async () => {
  const getCompanySignIn = vi.fn(async () => ({ ...answer, company_sign_in: setup }));
  const { store, choose } = storeWith({ getCompanySignIn });
  store.type({ issuer: 'https://login.north' });
  await store.save();
  expect(store.draft.issuer).toBe(setup.issuer);
  getCompanySignIn.mockResolvedValue({
    ...answer,
    company_sign_in: { ...setup, client_id: 'renamed' },
  });
  await store.load();
  expect(store.draft.client_id).toBe('renamed');
  store.type({ client_id: 'half' });
  choose('south');
  await store.load();
  expect(store.draft.client_id).toBe('renamed');
});
