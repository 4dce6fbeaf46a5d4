import { ApiProblem } from '@forecourt/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { VerifyNoticeStore } from './VerifyNoticeStore.ts';
import { VerifyStore } from './VerifyStore.ts';

const problem = (code: 'NOT_FOUND' | 'RATE_LIMITED' | 'INVALID_TRANSITION', retryAfter?: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status: 400, code }, retryAfter);

const getVerification = vi.fn();
const verifyEmail = vi.fn();
const sendVerification = vi.fn();

beforeEach(() => {
  for (const call of [getVerification, verifyEmail, sendVerification]) call.mockReset();
  getVerification.mockResolvedValue({ account: { email: 'ann@riverside.test', name: 'Ann' } });
});

it('verifies by a press and not by opening the page, once', async () => {
  const store = new VerifyStore({ api: { getVerification, verifyEmail }, verifyKey: 'key' });
  await store.load();
  expect([store.press.done, verifyEmail.mock.calls.length]).toEqual([false, 0]);
  await Promise.all([store.press.submit(), store.press.submit()]);
  expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('key');
  expect(store.press.done).toBe(true);
});

it('says so when the link has ended since', async () => {
  verifyEmail.mockRejectedValue(problem('NOT_FOUND'));
  const store = new VerifyStore({ api: { getVerification, verifyEmail }, verifyKey: 'key' });
  await store.press.submit();
  expect([store.press.problem, store.press.done]).toEqual([{ kind: 'gone' }, false]);
});

it.each([
  [undefined, { kind: 'sent' }],
  [problem('RATE_LIMITED', 41), { kind: 'wait', seconds: 41 }],
  [problem('INVALID_TRANSITION'), { kind: 'notOwn' }],
  [new Error('offline'), { kind: 'failed' }],
])('tells what became of sending the link again: %s', async (error, state) => {
  if (error) sendVerification.mockRejectedValue(error);
  const store = new VerifyNoticeStore({ sendVerification });
  await Promise.all([store.send(), store.send()]);
  expect([store.state, sendVerification.mock.calls.length]).toEqual([state, 1]);
});
