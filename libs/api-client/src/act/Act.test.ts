import { expect, it, vi } from 'vitest';
import { NetworkError } from '../http/errors.ts';
import { problemOf } from '../http/problem.ts';
import { Act } from './Act.ts';

function actWithKeys(onMoved?: () => void): Act {
  let made = 0;
  return new Act({ newKey: () => `key-${(made += 1)}`, onMoved });
}

it('sends once, however often it is pressed while it sends', async () => {
  const act = actWithKeys();
  let arrived = (): void => undefined;
  const send = vi.fn(() => new Promise<void>((resolve) => (arrived = resolve)));
  const first = act.run('bid', 100, send);
  expect(act.sending).toBe('bid');
  expect(await act.run('bid', 100, send)).toBe(false);
  arrived();
  expect(await first).toBe(true);
  expect(act.sending).toBeNull();
  expect(send.mock.calls).toEqual([['key-1']]);
});

it('sends again with the same key after no answer, and with a new one after success', async () => {
  const act = actWithKeys();
  const send = vi.fn<(key: string) => Promise<void>>();
  send.mockRejectedValueOnce(new NetworkError('x'));
  expect(await act.run('bid', 100, send)).toBe(false);
  expect(act.failure).toBe('unknown');
  expect(await act.run('bid', 100, send)).toBe(true);
  expect(act.failure).toBeNull();
  await act.run('bid', 100, send);
  expect(send.mock.calls).toEqual([['key-1'], ['key-1'], ['key-2']]);
});

it.each([
  [403, 'FORBIDDEN', 'forbidden'],
  [409, 'INVALID_TRANSITION', 'moved'],
  [429, 'RATE_LIMITED', 'rateLimited'],
  [429, 'QUOTA_EXCEEDED', 'quotaExceeded'],
  [507, 'INSUFFICIENT_STORAGE', 'full'],
  [500, 'INTERNAL_ERROR', 'failed'],
])('%i %s is said as "%s"', async (status, code, failure) => {
  const onMoved = vi.fn();
  const act = actWithKeys(onMoved);
  const answer = problemOf(status, { type: 'about:blank', title: code, status, code });
  expect(await act.run('ask', null, () => Promise.reject(answer))).toBe(false);
  expect(act.failure).toBe(failure);
  expect(onMoved).toHaveBeenCalledTimes(failure === 'moved' ? 1 : 0);
  act.forgive();
  expect(act.failure).toBeNull();
});
