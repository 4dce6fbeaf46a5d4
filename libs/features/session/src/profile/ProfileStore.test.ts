import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
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
  store = new ProfileStore({ api, onSaved });
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
  expect([store.saved, store.name, onSaved.mock.calls.length]).toEqual([true, 'Ann Leigh', 1]);
});

it('keeps what was typed when saving fails', async () => {
  updateAccount.mockRejectedValue(new NetworkError('gone'));
  store.type('name', 'Ann Leigh');
  await store.save();
  expect([store.problem, store.name, store.saved]).toEqual(['offline', 'Ann Leigh', false]);
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
  expect([password.problem?.kind, password.next]).toEqual([kind, 'three blue tractors']);
});

it('makes no request without the current password, and forgets both once changed', async () => {
  const { password } = store;
  password.type('next', 'three blue tractors');
  await password.submit();
  expect([password.problem?.kind, changePassword.mock.calls.length]).toEqual(['emptyCurrent', 0]);
  password.type('current', 'demo1234');
  await password.submit();
  expect([password.done, password.current, password.next]).toEqual([true, '', '']);
});

it('shows the language of emails in whatever country’s form it is kept, and saves none as null', async () => {
  const { language } = store;
  expect(language.language).toBe('');
  language.show('de-AT');
  expect(language.language).toBe('de');
  language.show('fr-FR');
  expect(language.language).toBe('');
  language.choose('et');
  await Promise.all([language.save(), language.save()]);
  expect(updateAccount).toHaveBeenCalledExactlyOnceWith({ locale: 'et' });
  expect([language.saved, language.language]).toEqual([true, 'et']);
  language.choose('');
  await language.save();
  expect(updateAccount).toHaveBeenLastCalledWith({ locale: null });
});

it('saves the last choice of weekly figures when it changes while one is being saved', async () => {
  await Promise.all([store.weekly.turn(true), store.weekly.turn(false)]);
  expect(updateAccount.mock.calls).toEqual([[{ insights_mail: true }], [{ insights_mail: false }]]);
  expect(store.account.value?.insights_mail).toBe(false);
});

it('turns the weekly figures on once, and takes it back when it is not saved', async () => {
  await Promise.all([store.weekly.turn(true), store.weekly.turn(true)]);
  expect(updateAccount).toHaveBeenCalledExactlyOnceWith({ insights_mail: true });
  expect([store.account.value?.insights_mail, store.weekly.wanted]).toEqual([true, undefined]);
  updateAccount.mockRejectedValue(new NetworkError('gone'));
  await store.weekly.turn(false);
  expect([store.account.value?.insights_mail, store.weekly.problem]).toEqual([true, 'offline']);
});
