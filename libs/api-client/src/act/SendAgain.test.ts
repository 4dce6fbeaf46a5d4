import { expect, test, vi } from 'vitest';
import { NetworkError } from '../http/errors.ts';
import { problemOf } from '../http/problem.ts';
import { SendAgain, sendWays, sendWayText } from './SendAgain.ts';

const link = 'https://forecourt.test/offer/request-1/key';

const make = () => {
  const send = vi.fn((_channel: string, _key: string, _about: string) => Promise.resolve());
  const fetchLink = vi.fn((_about: string) => Promise.resolve(link));
  const onMoved = vi.fn();
  const write = vi.fn(() => Promise.resolve());
  let keys = 0;
  const newKey = () => `k${(keys += 1)}`;
  const store = new SendAgain<string>({ send, fetchLink, onMoved, write, newKey });
  return { send, fetchLink, onMoved, write, store };
};
const refusal = (status: number, code: string) =>
  problemOf(status, { type: 'about:blank', title: code, status, code });

test('it is sent once, however often it is pressed', async () => {
  const { store, send, fetchLink } = make();
  const sent = store.send('EMAIL', 'a');
  expect(store.sending).toBe('EMAIL');
  await Promise.all([sent, store.send('SMS', 'a'), store.copy('a')]);
  expect(send.mock.calls).toEqual([['EMAIL', 'k1', 'a']]);
  expect(fetchLink).not.toHaveBeenCalled();
  expect([store.sending, store.failure]).toEqual([null, null]);
});

test('a retry after a lost answer is the same message', async () => {
  const { store, send } = make();
  send.mockRejectedValueOnce(new NetworkError('lost'));
  await store.send('EMAIL', 'a');
  expect(store.failure).toBe('unknown');
  await store.send('EMAIL', 'a');
  expect(send.mock.calls.map(([, key]) => key)).toEqual(['k1', 'k1']);
  expect(store.failure).toBeNull();
});

test.each([
  [422, 'COUNTRY_NOT_ALLOWED', 'COUNTRY_NOT_ALLOWED', 'failed'],
  [409, 'CHANNEL_OFF', 'CHANNEL_OFF', 'moved'],
  [429, 'QUOTA_EXCEEDED', null, 'quotaExceeded'],
  [409, 'INVALID_TRANSITION', null, 'moved'],
])('a refusal with %i %s says why, and reads what stands now', async (status, code, cause, why) => {
  const { store, send, onMoved } = make();
  send.mockRejectedValueOnce(refusal(status, code));
  await store.send('SMS', 'a');
  expect([store.cause, store.failure, store.tried]).toEqual([cause, why, 'SMS']);
  expect(onMoved).toHaveBeenCalledTimes(why === 'moved' ? 1 : 0);
});

test('the link is copied, or left to be copied by hand where the browser refuses', async () => {
  const { store, write } = make();
  await store.copy('a');
  expect(write).toHaveBeenCalledWith(link);
  expect(store.taken).toEqual({ link, isCopied: true });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write.mockRejectedValueOnce(new Error('denied'));
  await store.copy('a');
  expect(store.taken).toEqual({ link, isCopied: false });
  expect(warned).toHaveBeenCalledOnce();
});

test('a link that cannot be fetched says so, until the next try', async () => {
  const { store, fetchLink } = make();
  fetchLink.mockRejectedValueOnce(refusal(409, 'INVALID_TRANSITION'));
  await store.copy('a');
  expect([store.tried, store.failure, store.taken]).toEqual(['link', 'moved', null]);
  await store.copy('a');
  expect(store.failure).toBeNull();
});

test('the link of one person is not shown in the place of another’s', async () => {
  const { store, fetchLink } = make();
  let arrived = (_link: string): void => undefined;
  fetchLink.mockReturnValueOnce(new Promise((resolve) => (arrived = resolve)));
  const copied = store.copy('a');
  store.forget();
  arrived(link);
  await copied;
  expect([store.taken, store.failure, store.sending]).toEqual([null, null, null]);
});

const failed = (channel: 'SMS' | 'EMAIL', reason: 'NUMBER_REJECTED' | 'PROVIDER_UNREACHABLE') =>
  ({ state: 'FAILED', channel, reason, at: '2026-03-05T11:58:00.000Z' }) as const;

test('the likeliest way to reach someone is first', () => {
  expect(sendWays(null, [])).toEqual(['link']);
  const both = ['EMAIL', 'SMS'] as const;
  expect(sendWays(failed('SMS', 'NUMBER_REJECTED'), both)).toEqual(['EMAIL', 'link', 'SMS']);
  expect(sendWays(failed('EMAIL', 'PROVIDER_UNREACHABLE'), both)).toEqual(['SMS', 'EMAIL', 'link']);
});

test('a way is called by its channel, unless the message went that way before', () => {
  const ways = ['EMAIL', 'SMS', 'link'] as const;
  expect(ways.map((way) => sendWayText(way, 'SMS'))).toEqual([
    'sendEmail',
    'sendAgain',
    'copyLink',
  ]);
  expect(ways.map((way) => sendWayText(way, undefined))).toEqual([
    'sendEmail',
    'sendSms',
    'copyLink',
  ]);
});
