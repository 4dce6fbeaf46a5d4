// @vitest-environment jsdom
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContractViolation, NetworkError, TimeoutError } from '../http/errors.ts';
import { FakeSocket } from '../test/fakeSocket.ts';
import { backOffMs, socketAddress } from './connection.ts';
import { joinPartner } from './partner.ts';
import { createRealtime, type RealtimeOptions } from './realtime.ts';
import { PushRefused, type Realtime, reads } from './types.ts';

const topic = 'partners:p1';
const request = makeRequest(seeded(1));
const event = { request_type: request.request_type, self_service: false, request };

let token: string | null;
let realtime: Realtime;
let stop: () => void;
const onRefused = vi.fn();
const onViolation = vi.fn();
const owner = () => ({
  onRequestStatus: vi.fn(),
  onJoined: vi.fn(),
  onReconnect: vi.fn(),
  onRefused: vi.fn(),
});

const make = (more: Partial<RealtimeOptions> = {}): Realtime =>
  createRealtime({
    url: 'https://api.test/socket',
    token: () => token,
    onRefused,
    onViolation,
    transport: FakeSocket as unknown as RealtimeOptions['transport'],
    ...more,
  });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Opens the connection as the server, and answers the health check that follows. */
const accept = (): FakeSocket => {
  const socket = FakeSocket.last.accept();
  socket.reply('heartbeat');
  return socket;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  // Long-polling cannot reach the server either.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unreachable')));
  FakeSocket.all = [];
  token = 'secret';
  realtime = make();
  stop = realtime.connect();
  await wait(0);
  await vi.dynamicImportSettled();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection', () => {
  it('carries the token, speaks version 2 and beats every 30 seconds', async () => {
    expect(FakeSocket.last.url).toBe('wss://api.test/socket/websocket?token=secret&vsn=2.0.0');
    expect(realtime.status).toBe('connecting');
    const socket = accept();
    expect(realtime.status).toBe('open');
    const beats = socket.frames('heartbeat').length;
    await wait(30_000);
    expect(socket.frames('heartbeat')).toHaveLength(beats + 1);
  });

  it('ends when the last who wanted it lets go, and stays ended', async () => {
    const socket = accept();
    const other = realtime.connect();
    stop();
    stop();
    expect(realtime.status).toBe('open');
    other();
    expect([realtime.status, socket.readyState]).toEqual(['idle', 3]);
    await wait(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    stop = realtime.connect();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('comes back after 1, 2, 5, then every 10 seconds', () => {
    expect([1, 2, 3, 4, 5].map(backOffMs)).toEqual([1000, 2000, 5000, 10_000, 10_000]);
  });

  it('tells all listeners its status', async () => {
    const heard: string[] = [];
    const silence = realtime.onStatus((status) => heard.push(status));
    accept().drop();
    await wait(1000);
    accept();
    silence();
    stop();
    expect(heard).toEqual(['open', 'waiting', 'open']);
  });

  it('tries the phoenix client again when its file does not come', async () => {
    stop();
    FakeSocket.all = [];
    let tries = 0;
    const phoenix = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('chunk')) : import('phoenix');
    };
    stop = make({ phoenix }).connect();
    await wait(2999);
    expect(FakeSocket.all).toHaveLength(0);
    await wait(1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('takes the address as the runtime config has it', () => {
    expect(['', '/socket/', 'http://a.test/s', 'wss://a.test/s'].map(socketAddress)).toEqual([
      '/socket',
      '/socket',
      'ws://a.test/s',
      'wss://a.test/s',
    ]);
  });
});

describe('a partner topic', () => {
  it('gives events that are as the contract says, until it is left', () => {
    const staff = owner();
    const leave = joinPartner(realtime, 'p1', staff);
    const socket = accept();
    expect(socket.frames('phx_join')[0]![2]).toBe(topic);
    socket.reply('phx_join');
    expect(staff.onJoined).toHaveBeenCalledTimes(1);
    socket.push(topic, 'request_status', event);
    expect(staff.onRequestStatus.mock.calls).toEqual([[event]]);
    leave();
    leave();
    expect(socket.frames('phx_leave')).toHaveLength(1);
    socket.push(topic, 'request_status', event);
    expect(staff.onRequestStatus).toHaveBeenCalledTimes(1);
  });

  it('drops an event that breaks the contract, reports it, and has the list fetched again', () => {
    const staff = owner();
    joinPartner(realtime, 'p1', staff);
    const socket = accept();
    socket.reply('phx_join');
    socket.push(topic, 'request_status', { ...event, request: { ...request, status: 'LOST' } });
    expect(staff.onRequestStatus).not.toHaveBeenCalled();
    expect(staff.onReconnect.mock.calls).toEqual([['unreadable']]);
    const [violation] = onViolation.mock.calls[0] as [ContractViolation];
    expect(violation).toBeInstanceOf(ContractViolation);
    expect(violation.mismatch.path).toBe('/request/status');
  });

  it('is joined again after the connection was lost, and its owner told to fetch again', async () => {
    const staff = owner();
    joinPartner(realtime, 'p1', staff);
    accept().reply('phx_join');
    FakeSocket.last.drop();
    expect(realtime.status).toBe('waiting');
    await wait(1000);
    expect(staff.onReconnect).not.toHaveBeenCalled();
    accept().reply('phx_join');
    expect(staff.onReconnect.mock.calls).toEqual([['rejoined']]);
    expect(staff.onJoined).toHaveBeenCalledTimes(1);
    FakeSocket.last.push(topic, 'request_status', event);
    expect(staff.onRequestStatus).toHaveBeenCalledTimes(1);
  });

  it('is shared by all who listen to it', async () => {
    const [first, second] = [owner(), owner()];
    const leaveFirst = joinPartner(realtime, 'p1', first);
    const socket = accept();
    socket.reply('phx_join');
    const leaveSecond = joinPartner(realtime, 'p1', second);
    await wait(0);
    expect(second.onJoined).toHaveBeenCalledTimes(1);
    expect(socket.frames('phx_join')).toHaveLength(1);
    leaveFirst();
    socket.push(topic, 'request_status', event);
    expect(first.onRequestStatus).not.toHaveBeenCalled();
    expect(second.onRequestStatus).toHaveBeenCalledTimes(1);
    expect(socket.frames('phx_leave')).toHaveLength(0);
    leaveSecond();
    expect(socket.frames('phx_leave')).toHaveLength(1);
    joinPartner(realtime, 'p1', first);
    expect(socket.frames('phx_join')).toHaveLength(2);
  });

  it('that does not exist for this person is not tried again', async () => {
    const staff = owner();
    joinPartner(realtime, 'p2', staff);
    const socket = accept();
    socket.reply('phx_join', 'error', { reason: 'unmatched topic' });
    expect(staff.onRefused.mock.calls).toEqual([['unmatched topic']]);
    await wait(25_000);
    expect(socket.frames('phx_join')).toHaveLength(1);
  });

  it('that could not be joined for another reason is tried again', async () => {
    const staff = owner();
    joinPartner(realtime, 'p1', staff);
    const socket = accept();
    socket.reply('phx_join', 'error', { reason: 'join crashed' });
    await wait(1000);
    expect(socket.frames('phx_join')).toHaveLength(2);
    socket.reply('phx_join');
    expect(staff.onJoined).toHaveBeenCalledTimes(1);
  });
});

describe('a push', () => {
  it('is a promise: of the response, of a refusal, of a timeout', async () => {
    const channel = realtime.join('room', { events: {} });
    const socket = accept();
    socket.reply('phx_join');
    const answered = channel.push('hello', { a: 1 });
    expect(socket.frames('hello')[0]![4]).toEqual({ a: 1 });
    socket.reply('hello', 'ok', { b: 2 });
    expect(await answered).toEqual({ b: 2 });
    const refused = channel.push('hello');
    socket.reply('hello', 'error', { reason: 'no' });
    await expect(refused).rejects.toMatchObject({ name: 'PushRefused', reason: 'no' });
    const silent = expect(channel.push('hello')).rejects.toBeInstanceOf(TimeoutError);
    await wait(10_000);
    await silent;
    expect(new PushRefused('x', 'y').kind).toBe('refused');
  });

  it('fails at once when there has never been a connection', async () => {
    const channel = make().join('room', { events: {} });
    await expect(channel.push('hello')).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a refused token', () => {
  it('stops everything when it is revoked, until the person has signed in again', async () => {
    const staff = owner();
    joinPartner(realtime, 'p1', staff);
    accept().reply('phx_join');
    FakeSocket.last.drop(1008, 'forbidden');
    expect(realtime.status).toBe('refused');
    expect(onRefused).toHaveBeenCalledTimes(1);
    await wait(120_000);
    expect(FakeSocket.all).toHaveLength(1);
    token = 'renewed';
    realtime.reconnect();
    await wait(0);
    expect(FakeSocket.last.url).toContain('token=renewed');
    accept().reply('phx_join');
    expect([realtime.status, staff.onReconnect.mock.calls]).toEqual(['open', [['rejoined']]]);
  });

  it('is not what a restarting server means', async () => {
    accept().drop(1012, 'restart');
    expect([realtime.status, onRefused.mock.calls.length]).toEqual(['waiting', 0]);
    await wait(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('after a fallback to polling', () => {
  it('the websocket is tried again, since a restarting server is no reason to poll all day', async () => {
    accept().drop();
    const opened = new Response(JSON.stringify({ status: 410, token: 's', messages: [] }));
    const fetch = vi
      .fn()
      .mockResolvedValueOnce(opened)
      .mockReturnValue(new Promise(() => undefined));
    vi.stubGlobal('fetch', fetch);
    await wait(1000);
    FakeSocket.last.fail();
    await wait(10);
    expect([realtime.status, FakeSocket.all.length]).toEqual(['open', 2]);
    await wait(29_000);
    expect(FakeSocket.all).toHaveLength(2);
    await wait(1100);
    expect(FakeSocket.all).toHaveLength(3);
    accept();
    expect(realtime.status).toBe('open');
  });
});

describe('a return to the page', () => {
  const show = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

  it('has what is shown fetched again, once the server has given a sign of life', () => {
    const staff = owner();
    joinPartner(realtime, 'p1', staff);
    const socket = accept();
    socket.reply('phx_join');
    show();
    expect(staff.onReconnect).not.toHaveBeenCalled();
    socket.reply('heartbeat');
    expect(staff.onReconnect.mock.calls).toEqual([['returned']]);
  });

  it('opens a new connection when there is no sign of life within 5 seconds', async () => {
    const staff = owner();
    joinPartner(realtime, 'p1', staff);
    accept().reply('phx_join');
    show();
    await wait(5000);
    expect(FakeSocket.all).toHaveLength(2);
    accept().reply('phx_join');
    expect(staff.onReconnect.mock.calls).toEqual([['rejoined']]);
    await wait(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('does not wait for the next attempt when the network is back', async () => {
    accept().drop();
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(FakeSocket.all).toHaveLength(2);
    accept();
    await wait(10_000);
    expect([FakeSocket.all.length, realtime.status]).toEqual([2, 'open']);
  });
});

it('reads() tells where a payload is not as the contract says', () => {
  const number = Object.assign((data: unknown): data is number => typeof data === 'number', {
    mismatch: (data: unknown) =>
      typeof data === 'number' ? undefined : { path: '', expected: 'number' },
  });
  const heard: number[] = [];
  const read = reads(number, (value) => heard.push(value));
  expect([read(5), read('x'), heard]).toEqual([undefined, { path: '', expected: 'number' }, [5]]);
});
