import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../test/until.ts';
import { rawSocket, type RawSocket } from './testing/rawClient.ts';
import { startSocketServer } from './testing/standalone.ts';
import type { SocketServer } from './testing/standalone.ts';

let server: SocketServer;
const start = async (options: Parameters<typeof startSocketServer>[0] = {}) => {
  server = await startSocketServer(options);
  return server;
};

afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

const JOIN = ['1', '1', 'partners:northgate', 'phx_join', {}] as const;

describe('refusing a websocket', () => {
  it.each([
    ['no token', 'vsn=2.0.0'],
    ['a wrong token', 'token=nobody&vsn=2.0.0'],
    ['the old protocol', 'token=anna-token&vsn=1.0.0'],
    ['a later protocol', 'token=anna-token&vsn=3.0.0'],
    ['no protocol', 'token=anna-token'],
    ['nonsense for a protocol', 'token=anna-token&vsn=2'],
  ])('answers 403 to %s', async (_what, query) => {
    const { port } = await start();
    expect(await upgradeStatus(port, query)).toBe(403);
  });

  it.each([
    ['its own page', (port: number) => `http://127.0.0.1:${port}`, 101],
    ['a page that the settings name', () => 'https://cars.example.com', 101],
    ['no page at all', () => undefined, 101],
    ['another site', () => 'https://elsewhere.example', 403],
    ['a page of another port', () => 'http://127.0.0.1:1', 403],
    ['a page without an origin', () => 'null', 403],
  ])('looks where a socket comes from: %s', async (_who, originAt, status) => {
    const { port } = await start({ origins: ['https://cars.example.com'] });
    const origin = originAt(port);
    const headers = origin === undefined ? undefined : { origin };
    expect(await upgradeStatus(port, 'token=anna-token&vsn=2.0.0', headers)).toBe(status);
  });

  it('answers 429 to the socket too many of one session, and lets it in when another left', async () => {
    const { port } = await start({ limits: { socketsPerSession: 2 } });
    const sockets = [await rawSocket(port), await rawSocket(port)];
    expect(await upgradeStatus(port, 'token=anna-token&vsn=2.0.0')).toBe(429);
    expect(await upgradeStatus(port, 'token=bert-token&vsn=2.0.0')).toBe(101);
    sockets[0]!.close();
    await sockets[0]!.closed;
    await until(async () => (await upgradeStatus(port, 'token=anna-token&vsn=2.0.0')) === 101);
    sockets[1]!.close();
  });
});

describe('speaking over a websocket', () => {
  it('answers each frame of the protocol as Phoenix does', async () => {
    const { port } = await start();
    const socket = await rawSocket(port);
    socket.send([null, '5', 'phoenix', 'heartbeat', {}]);
    expect(await socket.next()).toEqual([
      null,
      '5',
      'phoenix',
      'phx_reply',
      { status: 'ok', response: {} },
    ]);
    socket.send(['1', '6', 'partners:northgate', 'phx_join', {}]);
    expect(await socket.next()).toEqual([
      '1',
      '6',
      'partners:northgate',
      'phx_reply',
      { status: 'ok', response: {} },
    ]);
    server.bus.notify({
      kind: 'request_status',
      partnerId: 'northgate',
      requestId: 'r1',
      selfService: false,
    });
    const [joinRef, ref, topic, event] = await socket.next();
    expect([joinRef, ref, topic, event]).toEqual([
      null,
      null,
      'partners:northgate',
      'request_status',
    ]);
    socket.send(['1', '7', 'partners:northgate', 'phx_leave', {}]);
    expect((await socket.next())[4]).toEqual({ status: 'ok', response: {} });
    expect(await socket.next()).toEqual(['1', '1', 'partners:northgate', 'phx_close', {}]);
    socket.close();
  });

  it('closes the earlier join under its own join_ref when the same topic is joined again', async () => {
    const { port } = await start();
    const socket = await rawSocket(port);
    socket.send([...JOIN]);
    await socket.next();
    socket.send(['2', '2', 'partners:northgate', 'phx_join', {}]);
    expect(await socket.next()).toEqual(['1', '1', 'partners:northgate', 'phx_close', {}]);
    expect((await socket.next()).slice(0, 2)).toEqual(['2', '2']);
    // leaving the replaced join gets no reply and has no effect
    socket.send(['1', '3', 'partners:northgate', 'phx_leave', {}]);
    socket.send([null, '4', 'phoenix', 'heartbeat', {}]);
    expect((await socket.next())[1]).toBe('4');
    socket.close();
  });

  it('answers a push or a leave on a topic that was never joined', async () => {
    const { port } = await start();
    const socket = await rawSocket(port);
    socket.send(['1', '1', 'partners:northgate', 'shout', {}]);
    expect((await socket.next())[4]).toEqual({
      status: 'error',
      response: { reason: 'unmatched topic' },
    });
    socket.send(['1', '2', 'partners:northgate', 'phx_leave', {}]);
    expect((await socket.next())[4]).toEqual({ status: 'ok', response: {} });
    socket.close();
  });

  it('answers a join and a leave sent in one breath in that order', async () => {
    const { port } = await start();
    const socket = await rawSocket(port);
    socket.send([...JOIN]);
    socket.send(['1', '2', 'partners:northgate', 'phx_leave', {}]);
    const frames = [await socket.next(), await socket.next(), await socket.next()];
    expect(frames.map((frame) => [frame[1], frame[3]])).toEqual([
      ['1', 'phx_reply'],
      ['2', 'phx_reply'],
      ['1', 'phx_close'],
    ]);
    socket.close();
  });
});

describe('bad behaviour over a websocket', () => {
  it.each([
    ['text that is not JSON', 'hello'],
    ['a number', '7'],
    ['too few parts', '["1","1","partners:northgate","phx_join"]'],
    ['too many parts', '["1","1","t","e",{},1]'],
    ['a number for a ref', '["1",1,"t","e",{}]'],
    ['an object for a topic', '["1","1",{},"e",{}]'],
    ['an empty topic', '["1","1","","e",{}]'],
    ['no payload', '["1","1","t","e",null]'],
    ['a list for a payload', '["1","1","t","e",[]]'],
    ['a very long ref', `["1","${'9'.repeat(300)}","t","e",{}]`],
    ['version 1 frames', '{"topic":"t","event":"e","payload":{},"ref":"1"}'],
    ['an empty text', ''],
  ])('closes politely on %s and goes on serving others', async (_what, text) => {
    const { port } = await start();
    const other = await rawSocket(port);
    const socket = await rawSocket(port);
    socket.send(text);
    expect(await socket.closed).toEqual({ code: 1007, reason: 'malformed frame' });
    other.send([null, '1', 'phoenix', 'heartbeat', {}]);
    expect((await other.next())[1]).toBe('1');
    other.close();
  });

  it('closes on a frame that is too large, on a binary one and on a flood', async () => {
    const { port } = await start({ limits: { maxFrameBytes: 1000, framesPerWindow: 20 } });
    const large = await rawSocket(port);
    large.send([null, '1', 'phoenix', 'heartbeat', { text: 'x'.repeat(2000) }]);
    expect((await large.closed).code).toBe(1009);
    const binary = await rawSocket(port);
    binary.send(new Uint8Array([0, 1, 2]));
    expect((await binary.closed).code).toBe(1003);
    const flood = await rawSocket(port);
    for (let i = 0; i < 25; i++) flood.send([null, String(i), 'phoenix', 'heartbeat', {}]);
    expect(await flood.closed).toEqual({ code: 1008, reason: 'too many frames' });
  });

  it('refuses more joins than one page could need', async () => {
    const { port } = await start({ limits: { joinsPerSocket: 1 } });
    const socket = await rawSocket(port);
    socket.send([...JOIN]);
    await socket.next();
    socket.send(['2', '2', 'partners:harbour', 'phx_join', {}]);
    expect((await socket.next())[4]).toEqual({
      status: 'error',
      response: { reason: 'too many joins' },
    });
    socket.close();
  });

  it('closes a socket that fell silent, and not one whose heart beats', async () => {
    const { port } = await start({ limits: { idleMs: 60_000 } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const beat = async (socket: RawSocket) => {
      socket.send([null, '1', 'phoenix', 'heartbeat', {}]);
      expect((await socket.next())[1]).toBe('1');
    };
    const [silent, alive] = [await rawSocket(port), await rawSocket(port)];
    await beat(silent);
    for (let beats = 0; beats < 3; beats++) {
      await beat(alive);
      vi.advanceTimersByTime(30_000);
    }
    expect((await silent.closed).reason).toBe('idle');
    await beat(alive);
    alive.close();
  });

  it('closes a socket whose session expired without anybody saying so', async () => {
    const { port, tokens } = await start({ limits: { recheckMs: 50 } });
    const socket = await rawSocket(port);
    tokens.delete('anna-token');
    expect((await socket.closed).code).toBe(1008);
  });
});

it('keeps the token out of every log line', async () => {
  const lines: string[] = [];
  const { port, app } = await start({ logLine: (line) => lines.push(line) });
  const socket = await rawSocket(port);
  socket.send('nonsense');
  await socket.closed;
  await upgradeStatus(port, 'token=wrong-token&vsn=2.0.0');
  await fetch(`http://127.0.0.1:${port}/socket/longpoll?token=anna-token&vsn=2.0.0`);
  app.log.info('last line');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/anna-token|wrong-token/);
});

function upgradeStatus(
  port: number,
  query: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      port,
      agent: false,
      host: '127.0.0.1',
      path: `/socket/websocket?${query}`,
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode!);
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    request.on('error', reject);
    request.end();
  });
}
