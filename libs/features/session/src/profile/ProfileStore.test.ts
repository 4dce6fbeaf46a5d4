import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { mailLanguageOf } from './mailLanguages.ts';
import { ProfileStore } from './ProfileStore.ts';

const account = {
  id: 'ann',
  name: 'Ann Lee',
  email: 'ann@riverside.test',
  phone: null,
  email_verified: true,
  away: null,
  digest: { frequency: 'OFF' as const, time_zone: null },
  locale: null,
  insights_mail: false,
};
const updateAccount = vi.fn();
const changePassword = vi.fn();
const listColleagues = vi.fn(async () => ({ colleagues: [] }));
const onSaved = vi.fn();
let store: ProfileStore;

beforeEach(async () => {
  for (const call of [updateAccount, changePassword, onSaved]) call.mockReset();
  updateAccount.mockImplementation(async (body: object) => ({ account: { ...account, ...body } }));
  const api = {
    getAccount: async () => ({ account }),
    updateAccount,
    changePassword,
    listColleagues,
  };
  store = new ProfileStore({ api, onSaved, timeZone: () => 'America/New_York' });
  await store.load();
});

it('saves name and number as they are to be kept, once', async () => {
  store.type('name', ' Ann Leigh ');
  store.type('phone', '+1 (305) 555-0168');
  await Promise.all([store.save(), store.save()]);
  expect(updateAccount).toHaveBeenCalledExactlyOnceWith({
    name: 'Ann Leigh',
    phone: '+13055550168',
  });
  expect([store.saving.done, store.name, onSaved.mock.calls.length]).toEqual([
    true,
    'Ann Leigh',
    1,
  ]);
});

it('keeps what was typed when saving fails', async () => {
  updateAccount.mockRejectedValue(new NetworkError('gone'));
  store.type('name', 'Ann Leigh');
  await store.save();
  expect([store.saving.problem, store.name, store.saving.done]).toEqual([
    'offline',
    'Ann Leigh',
    undefined,
  ]);
});

it.each([
  ['WRONG_PASSWORD', undefined, 'wrongCurrent'],
  ['WEAK_PASSWORD', 'COMMON', 'commonPassword'],
] as const)('keeps both passwords when the server says %s', async (code, rule, kind) => {
  const { password } = store;
  changePassword.mockRejectedValue(
    new ApiProblem({ type: 'about:blank', title: '', status: 422, code, rule }),
  );
  password.type('current', 'demo1234');
  password.type('next', 'three blue tractors');
  await password.submit();
  expect([password.saving.problem?.kind, password.next]).toEqual([kind, 'three blue tractors']);
});

it('makes no request without the current password, and forgets both once changed', async () => {
  const { password } = store;
  password.type('next', 'three blue tractors');
  await password.submit();
  expect([password.saving.problem?.kind, changePassword.mock.calls.length]).toEqual([
    'emptyCurrent',
    0,
  ]);
  password.type('current', 'demo1234');
  await password.submit();
  expect([password.saving.done, password.current, password.next]).toEqual([true, '', '']);
});

it('shows the language of emails in whatever country’s form it is kept, and saves none as null', async () => {
  const { language } = store.emails;
  expect(language.value).toBe('');
  expect(['de-AT', 'fr-FR', null].map(mailLanguageOf)).toEqual(['de', '', '']);
  await Promise.all([language.choose('et'), language.choose('et')]);
  expect(updateAccount).toHaveBeenCalledExactlyOnceWith({ locale: 'et' });
  expect([language.saving.done, language.value]).toEqual([true, 'et']);
  await language.choose('');
  expect(updateAccount).toHaveBeenLastCalledWith({ locale: null });
});

it('keeps the device’s time zone with how often the digest comes', async () => {
  const { digest } = store.emails;
  await digest.choose('WEEKLY');
  await digest.choose('OFF');
  expect(updateAccount.mock.calls).toEqual([
    [{ digest: { frequency: 'WEEKLY', time_zone: 'America/New_York' } }],
    [{ digest: { frequency: 'OFF' } }],
  ]);
});

it('saves the last choice of weekly figures when it changes while one is being saved', async () => {
  const { weekly } = store.emails;
  await Promise.all([weekly.choose(true), weekly.choose(false)]);
  expect(updateAccount.mock.calls).toEqual([[{ insights_mail: true }], [{ insights_mail: false }]]);
  expect(store.account.value?.insights_mail).toBe(false);
});

it('turns the weekly figures on once, and takes it back when it is not saved', async () => {
  const { weekly } = store.emails;
  await Promise.all([weekly.choose(true), weekly.choose(true)]);
  expect(updateAccount).toHaveBeenCalledExactlyOnceWith({ insights_mail: true });
  expect([weekly.value, weekly.saving.pending]).toEqual([true, false]);
  updateAccount.mockRejectedValue(new NetworkError('gone'));
  await weekly.choose(false);
  expect([weekly.value, weekly.saving.problem, weekly.saving.done]).toEqual([
    true,
    'offline',
    undefined,
  ]);
});
