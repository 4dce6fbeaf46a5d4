import { joinPartner } from '@forecourt/api-client/realtime';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { expect, it, vi } from 'vitest';
import { FakeRealtime } from './FakeRealtime.ts';

const request = makeRequest(seeded(1));
const event = { request_type: request.request_type, self_service: false, request };

it('plays the server: events, reconnects and pushes', async () => {
  const realtime = new FakeRealtime();
  const statuses: string[] = [];
  realtime.onStatus((status) => statuses.push(status));
  const stop = realtime.connect();
  const onRequestStatus = vi.fn();
  const onReconnect = vi.fn();
  const onJoined = vi.fn();
  const leave = joinPartner(realtime, 'p1', { onRequestStatus, onReconnect, onJoined });
  await Promise.resolve();
  expect([onJoined.mock.calls.length, realtime.topics]).toEqual([1, ['partners:p1']]);
  realtime.emitRequestStatus('p1', event);
  realtime.emitRequestStatus('p2', event);
  realtime.reconnect();
  expect(onRequestStatus.mock.calls).toEqual([[event]]);
  expect(onReconnect.mock.calls).toEqual([['rejoined']]);
  leave();
  realtime.emitRequestStatus('p1', event);
  expect(onRequestStatus).toHaveBeenCalledTimes(1);
  stop();
  expect(statuses).toEqual(['open', 'open', 'idle']);
});

it('cannot lie about an event', () => {
  const realtime = new FakeRealtime();
  joinPartner(realtime, 'p1', { onRequestStatus: () => undefined });
  expect(() => realtime.emit('partners:p1', 'request_status', {})).toThrow('request_status');
});

it('answers pushes', async () => {
  const realtime = new FakeRealtime();
  realtime.respond = (name) => ({ name });
  const channel = realtime.join('room', { events: {} });
  expect(await channel.push('hello', { a: 1 })).toEqual({ name: 'hello' });
  expect(realtime.pushed).toEqual([{ topic: 'room', event: 'hello', payload: { a: 1 } }]);
});
