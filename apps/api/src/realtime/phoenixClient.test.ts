import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Socket } from 'phoenix';
import { until } from '../../test/until.ts';
import { startForwarder } from './testing/forwarder.ts';
import { connect, join, JOINED, nextEvent, startSocketServer } from './testing/standalone.ts';
import type { SocketServer } from './testing/standalone.ts';

const STATUS = { kind: 'request_status', partnerId: 'northgate', selfService: false };

describe.each(['websocket', 'longpoll'] as const)('the phoenix client over %s', (transport) => {
  let server: SocketServer;
  const sockets: Socket[] = [];

  const open = (token = 'anna-token', port = server.port) => {
    const socket = connect(port, token, transport);
    sockets.push(socket);
    return socket;
  };

  beforeEach(async () => {
    server = await startSocketServer();
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await server.stop();
  });

  it('joins a partner of the signed-in person', async () => {
    expect(await join(open().channel('partners:northgate'))).toEqual(JOINED);
  });

  it("is refused another tenant's partner exactly as a partner that does not exist", async () => {
    const socket = open();
    const foreign = await join(socket.channel('partners:summit'));
    const unknown = await join(socket.channel('partners:nowhere'));
    expect(foreign).toEqual(['error', { reason: 'unmatched topic' }]);
    expect(unknown).toEqual(foreign);
  });

  it('is told when a topic does not exist', async () => {
    const socket = open();
    for (const topic of ['weather:today', 'partners', 'partners:']) {
      expect(await join(socket.channel(topic))).toEqual(['error', { reason: 'unmatched topic' }]);
    }
  });

  it('gets an answer to its heartbeat', async () => {
    const socket = open();
    await opened(socket);
    const milliseconds = await new Promise((resolve) => socket.ping(resolve));
    expect(milliseconds).toEqual(expect.any(Number));
  });

  it('hears a status change of the partner it joined, and none of another', async () => {
    const socket = open();
    const northgate = socket.channel('partners:northgate');
    const harbour = socket.channel('partners:harbour');
    const heard: unknown[] = [];
    harbour.on('request_status', (payload: unknown) => void heard.push(payload));
    await join(northgate);
    await join(harbour);
    const event = nextEvent(northgate, 'request_status');
    server.bus.notify({ ...STATUS, requestId: 'r1', selfService: true });
    expect(await event).toEqual({
      request_type: 'TRADE',
      self_service: true,
      request: { id: 'r1', partner_id: 'northgate', request_type: 'TRADE' },
    });
    expect(heard).toEqual([]);
  });

  it('hears a burst of changes in order and complete', async () => {
    const channel = open().channel('partners:northgate');
    await join(channel);
    const ids: string[] = [];
    const done = new Promise<void>((resolve) => {
      channel.on('request_status', ({ request }: { request: { id: string } }) => {
        if (ids.push(request.id) === 250) resolve();
      });
    });
    for (let i = 0; i < 250; i++) server.bus.notify({ ...STATUS, requestId: `r${i}` });
    await done;
    expect(ids).toEqual(Array.from({ length: 250 }, (_, i) => `r${i}`));
  });

  it('hears nothing more after it left, and can join again', async () => {
    const socket = open();
    const channel = socket.channel('partners:northgate');
    const heard: unknown[] = [];
    channel.on('request_status', (payload: unknown) => void heard.push(payload));
    await join(channel);
    const closed = new Promise<void>((resolve) => channel.onClose(() => resolve()));
    await new Promise((resolve) => channel.leave().receive('ok', resolve));
    await closed;
    const again = socket.channel('partners:northgate');
    expect(await join(again)).toEqual(JOINED);
    const event = nextEvent(again, 'request_status');
    server.bus.notify({ ...STATUS, requestId: 'r2' });
    await event;
    expect(heard).toEqual([]);
  });

  it('is told that a second join replaced the first', async () => {
    const socket = open();
    const firstJoin = socket.channel('partners:northgate');
    await join(firstJoin);
    const closed = new Promise<void>((resolve) => firstJoin.onClose(() => resolve()));
    const secondJoin = socket.channel('partners:northgate');
    expect(await join(secondJoin)).toEqual(JOINED);
    await closed;
    const event = nextEvent(secondJoin, 'request_status');
    server.bus.notify({ ...STATUS, requestId: 'r3' });
    await event;
  });

  it('gets an error for a push that no one handles', async () => {
    const channel = open().channel('partners:northgate');
    await join(channel);
    const answer = await new Promise((resolve) =>
      channel.push('shout', { text: 'hi' }).receive('error', resolve),
    );
    expect(answer).toEqual({ reason: 'unmatched event' });
  });

  it('comes back by itself after the server restarted, and hears again', async () => {
    const forwarder = await startForwarder(server.port);
    const socket = open('anna-token', forwarder.port);
    const channel = socket.channel('partners:northgate');
    await join(channel);
    forwarder.target = null;
    await server.stop();
    await until(() => channel.state !== 'joined');
    server = await startSocketServer();
    forwarder.target = server.port;
    await until(() => channel.state === 'joined');
    const event = nextEvent(channel, 'request_status');
    server.bus.notify({ ...STATUS, requestId: 'r4' });
    await event;
    socket.disconnect();
    await forwarder.close();
  });

  it('is told to come back when events may have been missed', async () => {
    const socket = open();
    const channel = socket.channel('partners:northgate');
    await join(channel);
    const closed = new Promise((resolve) => socket.onClose(resolve));
    const reopened = new Promise<void>((resolve) => socket.onOpen(() => resolve()));
    server.bus.lose();
    await closed;
    await reopened;
  });

  it('is not let in with a wrong token', async () => {
    const socket = open('nobody-token');
    const failed = new Promise((resolve) => socket.onError(resolve));
    await failed;
    expect(socket.isConnected()).toBe(false);
  });

  it('is closed when its token is revoked, and not let in again', async () => {
    const socket = open();
    await join(socket.channel('partners:northgate'));
    const bystander = open('bert-token');
    const bystanderChannel = bystander.channel('partners:summit');
    await join(bystanderChannel);
    const closed = new Promise<{ code: number }>((resolve) => {
      socket.onClose((event: unknown) => resolve(event as { code: number }));
    });
    const refused = new Promise((resolve) => socket.onError(resolve));
    server.tokens.delete('anna-token');
    server.bus.notify({ kind: 'session_revoked', sessionId: 'anna-session' });
    expect((await closed).code).toBe(transport === 'websocket' ? 1008 : 3410);
    await refused;
    expect(bystanderChannel.state).toBe('joined');
  });
});

function opened(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.isConnected()) resolve();
    else socket.onOpen(() => resolve());
  });
}
