import { ApiProblem } from '@forecourt/api-client';
import { makeDealer, makeDealerGroup, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { DealerForm, type DealerFormOptions } from './DealerForm.ts';

const random = seeded('dealer form');
const dealer = makeDealer(random, { id: 'd1', name: 'Cedar Autos', contact: null, note: 'Late' });
const api = {
  createDealer: vi.fn<DealerFormOptions['api']['createDealer']>(),
  createDealerGroup: vi.fn<DealerFormOptions['api']['createDealerGroup']>(),
  getDealer: vi.fn<DealerFormOptions['api']['getDealer']>(),
  updateDealer: vi.fn<DealerFormOptions['api']['updateDealer']>(),
};
const onSaved = vi.fn();
let keys = 0;
const make = (id: string | null = null) =>
  new DealerForm({ id, api, partnerId: () => 'p1', onSaved, newKey: () => `key ${(keys += 1)}` });

beforeEach(() => {
  vi.resetAllMocks();
  keys = 0;
  api.createDealer.mockResolvedValue({ partner: dealer });
  api.updateDealer.mockResolvedValue({ partner: dealer });
  api.getDealer.mockResolvedValue({ partner: dealer });
});

test('says what is wrong before anything is sent', async () => {
  const form = make();
  form.type('email', 'nobody');
  form.type('phone', '12');
  expect(await form.submit()).toBe(false);
  expect(Object.keys(form.problems).sort()).toEqual(['email', 'name', 'phone']);
  expect(api.createDealer).not.toHaveBeenCalled();
});

test('sends what was typed, a landline too, and is empty for the next dealer', async () => {
  const form = make();
  form.type('name', ' Cedar Autos ');
  form.type('phone', '+1 (503) 555-0142');
  form.typeMake('Ford, toyota,');
  form.typeMake('Toyota');
  form.toggleGroup('g1');
  expect(await form.submit()).toBe(true);
  expect(api.createDealer.mock.lastCall?.[0]).toMatchObject({
    partner_id: 'p1',
    name: 'Cedar Autos',
    phone: '+15035550142',
    email: null,
    makes: ['Ford', 'toyota'],
    groups: ['g1'],
  });
  expect([form.texts.name, form.makes, form.groups]).toEqual(['', [], []]);
  expect(onSaved).toHaveBeenCalledWith(dealer);
});

test('names the dealer that has the address', async () => {
  const other = { id: 'd2', name: 'Bridge Cars' };
  api.createDealer.mockRejectedValue(
    new ApiProblem({
      type: 'about:blank',
      title: 'no',
      status: 422,
      code: 'DUPLICATE',
      errors: [{ field: 'email', code: 'DUPLICATE', dealer: other }],
    }),
  );
  const form = make();
  form.type('name', 'Cedar Autos');
  form.type('email', 'sales@bridge.test');
  expect(await form.submit()).toBe(false);
  expect(form.problems).toEqual({ email: { code: 'DUPLICATE', dealer: other } });
  expect(form.texts.name).toBe('Cedar Autos');
});

test('tries again with the same key, and makes a new group once', async () => {
  api.createDealerGroup.mockResolvedValue({ group: makeDealerGroup(random, { id: 'g9' }) });
  api.createDealer.mockRejectedValueOnce(new Error('no answer'));
  const form = make();
  form.type('name', 'Cedar Autos');
  form.typeGroup('Hybrids');
  expect([await form.submit(), await form.submit()]).toEqual([false, true]);
  expect(api.createDealerGroup).toHaveBeenCalledTimes(1);
  const [first, second] = api.createDealer.mock.calls;
  expect(first?.[0].groups).toEqual(['g9']);
  expect(second?.[1]).toEqual(first?.[1]);
});

test('fetches the dealer to edit, and keeps what was changed after saving', async () => {
  const form = make('d1');
  await form.load();
  expect([form.loading, form.texts.note, form.texts.contact]).toEqual(['ready', 'Late', '']);
  form.type('note', '');
  expect(await form.submit()).toBe(true);
  expect(api.updateDealer.mock.lastCall?.slice(0, 2)).toMatchObject(['d1', { note: null }]);
});

test('sends the language that staff chose, and leaves the one that the dealer may choose', async () => {
  api.getDealer.mockResolvedValue({ partner: { ...dealer, locale: 'et' } });
  const form = make('d1');
  await form.load();
  expect(form.locale).toBe('et');
  await form.submit();
  expect(api.updateDealer.mock.lastCall?.[1]).not.toHaveProperty('locale');
  form.setLocale('');
  await form.submit();
  expect(api.updateDealer.mock.lastCall?.[1]).toMatchObject({ locale: null });
});
