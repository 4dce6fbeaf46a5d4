import { ApiProblem } from '@forecourt/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { ForgotStore } from './ForgotStore.ts';

const askPasswordReset = vi.fn();
let store: ForgotStore;

beforeEach(() => {
  askPasswordReset.mockReset();
  askPasswordReset.mockResolvedValue(undefined);
  store = new ForgotStore({ api: { askPasswordReset } });
});

it('asks once for the address, without the spaces around it', async () => {
  store.type('email', ' ann@riverside.test ');
  await Promise.all([store.submit(), store.submit()]);
  expect(askPasswordReset).toHaveBeenCalledExactlyOnceWith({ email: 'ann@riverside.test' });
  expect([store.sentTo, store.sending]).toEqual(['ann@riverside.test', false]);
  store.startAgain();
  expect([store.sentTo, store.email]).toEqual([null, ' ann@riverside.test ']);
});

it('makes no request without an address, and keeps it when it fails', async () => {
  await store.submit();
  expect([store.problem?.kind, askPasswordReset.mock.calls.length]).toEqual(['emptyEmail', 0]);
  store.type('email', 'ann@riverside.test');
  const limited = { type: 'about:blank', title: '', status: 429, code: 'RATE_LIMITED' } as const;
  askPasswordReset.mockRejectedValue(new ApiProblem(limited, 45));
  await store.submit();
  expect(store.problem).toEqual({ kind: 'rateLimited', seconds: 45 });
  expect([store.email, store.sentTo]).toEqual(['ann@riverside.test', null]);
});
