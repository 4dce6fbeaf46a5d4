import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import { expect, test, vi } from 'vitest';
import { NoticeStore } from './NoticeStore.ts';

const link = 'https://forecourt.test/messages';

const make = () => {
  const send = vi.fn((_channel: string, _key: string) => Promise.resolve());
  const fetchLink = vi.fn(() => Promise.resolve(link));
  const onMoved = vi.fn();
  const write = vi.fn(() => Promise.resolve());
  let keys = 0;
  const newKey = () => `k${(keys += 1)}`;
  const store = new NoticeStore({ send, fetchLink, onMoved, write, newKey });
  return { send, fetchLink, onMoved, write, store };
};
const refusal = (status: number, code: ApiProblem['code']) =>
  new ApiProblem({ type: 'about:blank', title: 'No', status, code });

test('they are notified once, however often it is pressed', async () => {
  const { store, send, fetchLink } = make();
  const sent = store.send('EMAIL');
  expect(store.sending).toBe('EMAIL');
  await Promise.all([sent, store.send('SMS'), store.copy()]);
  expect(send.mock.calls).toEqual([['EMAIL', 'k1']]);
  expect(fetchLink).not.toHaveBeenCalled();
  expect([store.sending, store.failure]).toEqual([null, null]);
});

test('a retry after a lost answer is the same notice', async () => {
  const { store, send } = make();
  send.mockRejectedValueOnce(new TimeoutError(5000));
  await store.send('EMAIL');
  expect(store.failure).toBe('unknown');
  await store.send('EMAIL');
  expect(send.mock.calls.map(([, key]) => key)).toEqual(['k1', 'k1']);
});

test('a refusal says why, and what stands now is read', async () => {
  const { store, send, onMoved } = make();
  send.mockRejectedValueOnce(refusal(422, 'COUNTRY_NOT_ALLOWED'));
  await store.send('SMS');
  expect([store.cause, store.failure]).toEqual(['COUNTRY_NOT_ALLOWED', 'failed']);
  send.mockRejectedValueOnce(refusal(409, 'INVALID_TRANSITION'));
  await store.send('EMAIL');
  expect([store.cause, store.failure]).toEqual([null, 'moved']);
  expect(onMoved).toHaveBeenCalledOnce();
});

test('the link is copied, or left to be copied by hand where the browser refuses', async () => {
  const { store, write } = make();
  await store.copy();
  expect(store.taken).toEqual({ link, isCopied: true });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write.mockRejectedValueOnce(new Error('denied'));
  await store.copy();
  expect(store.taken).toEqual({ link, isCopied: false });
  expect(warned).toHaveBeenCalledOnce();
});
