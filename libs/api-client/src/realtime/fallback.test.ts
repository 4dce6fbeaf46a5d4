// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, type Frame } from '../test/fakeSocket.ts';
import { json, LocalServer, type Seen } from '../test/localServer.ts';
import { createRealtime, type RealtimeOptions } from './realtime.ts';
import type { Realtime } from './types.ts';

let server: LocalServer;
let realtime: Realtime;
let stop: () => void;
const onRefused = vi.fn();

beforeEach(async () => {
  // Without XMLHttpRequest phoenix polls by fetch, which here reaches the loopback server.
  vi.stubGlobal('XMLHttpRequest', undefined);
  onRefused.mockClear();
  FakeSocket.all = [];
  server = new LocalServer();
  realtime = createRealtime({
    url: `${await server.start()}/socket`,
    token: () => 'secret',
    onRefused,
    transport: FakeSocket as unknown as RealtimeOptions['transport'],
  });
  stop = realtime.connect();
  await expect.poll(() => FakeSocket.all).toHaveLength(1);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  stop();
  vi.unstubAllGlobals();
  await server.stop();
});

/** Plays the long-poll side of the protocol: the first poll opens a session, frames are answered. */
function poll(seen: Seen, reply: (status: number, body: object) => void, inbox: string[]): void {
  const session = new URL(seen.url, 'http://x').searchParams.getAll('token').length > 1;
  if (seen.method === 'POST') {
    const [joinRef, ref, topic] = seen.body as Frame;
    const answer = { status: 'ok', response: {} };
    inbox.push(JSON.stringify([joinRef, ref, topic, 'phx_reply', answer]));
    reply(200, { status: 200, token: 'session' });
  } else if (!session) reply(200, { status: 410, token: 'session', messages: [] });
  else
    setTimeout(() => reply(200, { status: 200, token: 'session', messages: inbox.splice(0) }), 10);
}

describe('where the websocket does not get through', () => {
  it('polls instead, and joins all the same', async () => {
    const inbox: string[] = [];
    server.handler = (seen, response) => poll(seen, (s, body) => json(response, s, body), inbox);
    const onJoined = vi.fn();
    realtime.join('partners:p1', { events: {}, onJoined });
    FakeSocket.last.fail();
    await expect.poll(() => onJoined).toHaveBeenCalledTimes(1);
    expect(realtime.status).toBe('open');
    expect(server.seen[0]!.url).toContain('/socket/longpoll?token=secret');
  });

  it('learns there that the token is refused, and stops', async () => {
    server.handler = (_, response) => json(response, 200, { status: 403 });
    const fetched = vi.spyOn(globalThis, 'fetch');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    FakeSocket.last.fail();
    await vi.waitFor(() => expect(realtime.status).toBe('refused'), { timeout: 25_000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fetched.mock.calls.length, FakeSocket.all.length, onRefused.mock.calls.length]).toEqual(
      [1, 1, 1],
    );
  });

  it('tries the websocket first again after signing in', async () => {
    server.handler = (_, response) => json(response, 200, { status: 403 });
    FakeSocket.last.fail();
    await expect.poll(() => realtime.status).toBe('refused');
    realtime.reconnect();
    await expect.poll(() => FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(realtime.status).toBe('open');
  });
});
