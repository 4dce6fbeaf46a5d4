import type { Api } from '@forecourt/api-client';
import { ApiProblem, TimeoutError } from '@forecourt/api-client';
import { expect, test, vi } from 'vitest';
import { deskSource } from '../../test/deskSources.ts';
import { OwnersMessageStore } from './OwnersMessageStore.ts';

const { tradeIn } = deskSource({ offer: {}, message: { state: 'QUEUED', channel: 'EMAIL' } });
const link = 'https://forecourt.test/offer/request-1/key';

const make = () => {
  const api = {
    sendOfferMessage: vi.fn<Api['sendOfferMessage']>(() => Promise.resolve({ trade_in: tradeIn })),
    copyOfferLink: vi.fn<Api['copyOfferLink']>(() => Promise.resolve({ link })),
  };
  const onSent = vi.fn();
  const onMoved = vi.fn();
  const write = vi.fn(() => Promise.resolve());
  let keys = 0;
  const newKey = () => `k${(keys += 1)}`;
  const store = new OwnersMessageStore({ api, onSent, onMoved, write, newKey });
  return { api, onSent, onMoved, write, store };
};
const refusal = (status: number, code: ApiProblem['code']) =>
  new ApiProblem({ type: 'about:blank', title: 'No', status, code });

test('the offer is sent again once, however often it is pressed, and shown as it now fares', async () => {
  const { store, api, onSent } = make();
  const sent = store.send('trade-1', 'EMAIL');
  expect(store.sending).toBe('EMAIL');
  await Promise.all([sent, store.send('trade-1', 'SMS'), store.copy('trade-1')]);
  expect(api.sendOfferMessage.mock.calls).toEqual([
    ['trade-1', { channel: 'EMAIL' }, { idempotencyKey: 'k1' }],
  ]);
  expect(api.copyOfferLink).not.toHaveBeenCalled();
  expect(onSent).toHaveBeenCalledWith(tradeIn);
  expect([store.sending, store.failure]).toEqual([null, null]);
});

test('a retry after a lost answer is the same message', async () => {
  const { store, api } = make();
  api.sendOfferMessage.mockRejectedValueOnce(new TimeoutError(5000));
  await store.send('trade-1', 'EMAIL');
  expect(store.failure).toBe('unknown');
  await store.send('trade-1', 'EMAIL');
  const keys = api.sendOfferMessage.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys).toEqual(['k1', 'k1']);
  expect(store.failure).toBeNull();
});

test.each([
  [422, 'COUNTRY_NOT_ALLOWED', 'COUNTRY_NOT_ALLOWED', 'failed'],
  [409, 'CHANNEL_OFF', 'CHANNEL_OFF', 'moved'],
  [429, 'QUOTA_EXCEEDED', null, 'quotaExceeded'],
  [409, 'INVALID_TRANSITION', null, 'moved'],
] as const)('a refusal with %i %s says why', async (status, code, cause, failure) => {
  const { store, api } = make();
  api.sendOfferMessage.mockRejectedValueOnce(refusal(status, code));
  await store.send('trade-1', 'SMS');
  expect([store.cause, store.failure, store.linkFailed]).toEqual([cause, failure, false]);
});

test('the link is fetched and copied', async () => {
  const { store, write } = make();
  await store.copy('trade-1');
  expect(write).toHaveBeenCalledWith(link);
  expect(store.taken).toEqual({ link, isCopied: true });
});

test('a browser that refuses leaves the link to be copied by hand, and that is logged', async () => {
  const { store, write } = make();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write.mockRejectedValueOnce(new Error('denied'));
  await store.copy('trade-1');
  expect(store.taken).toEqual({ link, isCopied: false });
  expect(warned).toHaveBeenCalledOnce();
});

test('a link that cannot be fetched says so, until the next try', async () => {
  const { store, api, onMoved } = make();
  api.copyOfferLink.mockRejectedValueOnce(refusal(409, 'INVALID_TRANSITION'));
  await store.copy('trade-1');
  expect([store.linkFailed, store.failure, store.taken]).toEqual([true, 'moved', null]);
  expect(onMoved).toHaveBeenCalledOnce();
  await store.copy('trade-1');
  expect(store.linkFailed).toBe(false);
});
