import { ApiProblem } from '@forecourt/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ResetStore } from './ResetStore.ts';

const getPasswordReset = vi.fn();
const resetPassword = vi.fn();
let store: ResetStore;

beforeEach(() => {
  getPasswordReset.mockReset();
  resetPassword.mockReset();
  getPasswordReset.mockResolvedValue({ account: { email: 'ann@riverside.test', name: 'Ann' } });
  resetPassword.mockResolvedValue(undefined);
  store = new ResetStore({ api: { getPasswordReset, resetPassword }, resetKey: 'key' });
});

it('saves the new password once, and forgets it', async () => {
  await store.load();
  expect(store.account.value?.email).toBe('ann@riverside.test');
  store.type('password', 'three blue tractors');
  await Promise.all([store.submit(), store.submit()]);
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith('key', { password: 'three blue tractors' });
  expect([store.done, store.password]).toEqual([true, '']);
});

it('keeps what was typed when the server finds it too common', async () => {
  const weak = { type: 'about:blank', title: '', status: 422, code: 'WEAK_PASSWORD' } as const;
  resetPassword.mockRejectedValue(new ApiProblem({ ...weak, rule: 'COMMON' }));
  store.type('password', 'Password123');
  await store.submit();
  expect(store.problem).toEqual({ kind: 'commonPassword' });
  expect([store.done, store.password, store.sending]).toEqual([false, 'Password123', false]);
});
