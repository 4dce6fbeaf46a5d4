import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../test/until.ts';
import { PollSession } from './pollSession.ts';
import { createSeal } from './seal.ts';
import { longpoll } from './testing/rawClient.ts';
import { connect, join, MemoryBus, nextEvent, startSocketServer } from './testing/standalone.ts';
import type { SocketServer } from './testing/standalone.ts';

const servers: SocketServer[] = [];
const start = async (options: Parameters<typeof startSocketServer>[0] = {}) => {
  const server = await startSocketServer(options);
  servers.push(server);
  return server;
};

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) await server.stop();
});

const token = 'anna-token';
const JOIN = JSON.stringify(['1', '1', 'partners:northgate', 'phx_join', {}]);
const BEAT = JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}]);
const STATUS = { kind: 'request_status', partnerId: 'northgate', selfService: false };

async function openSession(port: number): Promise<string> {
  const answer = await longpoll(port, { token });
  expect(answer).toMatchObject({ http: 200, status: 410, messages: [] });
  return answer.token!;
}

/** From now on counts the polls that have reached their session: waits until there are so many. */
function watchPolls(): (count: number) => Promise<void> {
  const poll = vi.spyOn(PollSession.prototype, 'poll');
  return (count) => until(() => poll.mock.calls.length >= count);
}

describe('the statuses of a long poll', () => {
  it('opens with 410 and a token, then answers 200 with messages and 204 without', async () => {
    const { port } = await start({ limits: { pollMs: 100 } });
    const session = await openSession(port);
    expect(await longpoll(port, { token, session, post: `${JOIN}\n${BEAT}` })).toMatchObject({
      http: 200,
      status: 200,
    });
    const answer = await longpoll(port, { token, session });
    expect(answer).toMatchObject({ http: 200, status: 200, token: session });
    expect(answer.messages.map((text) => (JSON.parse(text) as unknown[])[1])).toEqual(['1', '2']);
    expect(await longpoll(port, { token, session })).toMatchObject({
      http: 200,
      status: 204,
      messages: [],
    });
  });

  it('takes the session from its header too', async () => {
    const { port } = await start({ limits: { pollMs: 50 } });
    const sessionHeader = await openSession(port);
    expect((await longpoll(port, { token, sessionHeader })).status).toBe(204);
  });

  it('answers 403 in the body to a wrong token, to none and to another protocol', async () => {
    const { port } = await start();
    for (const wrong of [{ token: 'nobody' }, {}, { token, vsn: '1.0.0' }]) {
      expect(await longpoll(port, wrong)).toMatchObject({ http: 200, status: 403, token: null });
    }
  });

  it('answers 410 to a session that is forged, unknown or revoked', async () => {
    const { port, bus, tokens } = await start();
    const forged = createSeal('another secret').seal({
      node: 'x',
      address: 'http://127.0.0.1:1',
      session: 'y',
    });
    for (const session of ['nonsense', forged]) {
      expect((await longpoll(port, { token, session })).status).toBe(410);
      expect((await longpoll(port, { token, session, post: BEAT })).status).toBe(410);
    }
    const session = await openSession(port);
    const held = longpoll(port, { token, session });
    tokens.delete(token);
    bus.notify({ kind: 'session_revoked', sessionId: 'anna-session' });
    expect((await held).status).toBe(410);
    expect((await longpoll(port, { token, session })).status).toBe(410);
    expect((await longpoll(port, { token })).status).toBe(403);
  });

  it('lets a second poll take over from the first', async () => {
    const { port, bus } = await start();
    const session = await openSession(port);
    await longpoll(port, { token, session, post: JOIN });
    await longpoll(port, { token, session });
    const held = watchPolls();
    const first = longpoll(port, { token, session });
    await held(1);
    const second = longpoll(port, { token, session });
    expect((await first).status).toBe(204);
    bus.notify({ ...STATUS, requestId: 'r1' });
    expect((await second).messages).toHaveLength(1);
  });

  it('keeps the messages of a poll whose client went away', async () => {
    const { port, bus, app } = await start();
    const session = await openSession(port);
    await longpoll(port, { token, session, post: JOIN });
    await longpoll(port, { token, session });
    const held = watchPolls();
    const noticed = new Promise((resolve) => {
      app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const gone = new AbortController();
    const lost = longpoll(port, { token, session, signal: gone.signal }).catch(() => null);
    await held(1);
    gone.abort();
    await Promise.all([lost, noticed]);
    bus.notify({ ...STATUS, requestId: 'r1' });
    expect((await longpoll(port, { token, session })).messages).toHaveLength(1);
  });

  it('drops a session that no one polls', async () => {
    const { port } = await start({ limits: { pollGapMs: 30_000 } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const session = await openSession(port);
    vi.advanceTimersByTime(30_000);
    expect((await longpoll(port, { token, session })).status).toBe(410);
  });

  it('ends the session, not the server, on a malformed, a huge or an endless push', async () => {
    const { port } = await start({ limits: { maxFrameBytes: 500, maxBatchBytes: 5000 } });
    for (const post of ['not a frame', '', `["1","1","t","e",{"x":"${'x'.repeat(600)}"}]`]) {
      const session = await openSession(port);
      expect((await longpoll(port, { token, session, post })).status).not.toBe(200);
      expect((await longpoll(port, { token, session })).status).toBe(410);
    }
    const session = await openSession(port);
    const answer = await longpoll(port, { token, session, post: 'x'.repeat(6000) });
    expect(answer).toMatchObject({ http: 200, status: 500 });
  });
});

describe('two nodes behind one address', () => {
  it('reach a session wherever it is held', async () => {
    const bus = new MemoryBus();
    const [one, two] = [await start({ bus }), await start({ bus })];
    const session = await openSession(one.port);
    expect((await longpoll(two.port, { token, session, post: JOIN })).status).toBe(200);
    expect((await longpoll(two.port, { token, session })).messages).toHaveLength(1);
    const held = longpoll(two.port, { token, session });
    bus.notify({ ...STATUS, requestId: 'r1' });
    expect((await held).messages).toHaveLength(1);
  });

  it('carry an event to clients of both', async () => {
    const bus = new MemoryBus();
    const [one, two] = [await start({ bus }), await start({ bus })];
    const sockets = [connect(one.port, token, 'websocket'), connect(two.port, token, 'longpoll')];
    const channels = sockets.map((socket) => socket.channel('partners:northgate'));
    await Promise.all(channels.map(join));
    const events = channels.map((channel) => nextEvent(channel, 'request_status'));
    bus.notify({ ...STATUS, requestId: 'r1' });
    expect(await Promise.all(events)).toHaveLength(2);
    for (const socket of sockets) socket.disconnect();
  });

  it('say that the session is gone when its node is', async () => {
    const bus = new MemoryBus();
    const [one, two] = [await start({ bus }), await start({ bus })];
    const session = await openSession(one.port);
    await one.stop();
    expect((await longpoll(two.port, { token, session })).status).toBe(410);
    expect((await longpoll(two.port, { token, session, post: BEAT })).status).toBe(410);
  });
});
