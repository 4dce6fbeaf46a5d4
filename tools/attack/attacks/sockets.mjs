import { request } from 'node:http';

/** For a reply, which should come at once: an attack that gets none has failed. */
const LIMIT_MS = 30_000;

/** Sockets without a token, with a forged one, and with another tenant's topics. */
export const attack = {
  name: 'sockets and other tenants’ topics',
  async *tries(target) {
    const ids = await target.ids();
    const { token } = await target.stranger;
    const base = `${target.origin.replace('http', 'ws')}/socket/websocket?vsn=2.0.0`;
    for (const search of ['', '&token=', '&token=null', '&token=made-up', `&token=${token}x`]) {
      const opened = await new Promise((resolve) => {
        const socket = new WebSocket(base + search);
        socket.onopen = () => (resolve(true), socket.close());
        socket.onerror = () => resolve(false);
      });
      yield { what: `a socket with ${search || 'nothing'}`, succeeded: opened };
    }
    const elsewhere = await upgrade(target.origin, token, 'https://evil.test');
    yield { what: `another site’s page: ${elsewhere}`, succeeded: elsewhere === 101 };
    const topics = [
      `partners:${ids.partner_id}`,
      `partners:*`,
      `partners:`,
      `partners:${ids.partner_id}:x`,
      ` partners:${ids.partner_id}`,
      ...(ids.auctionId ? [`auctions:${ids.auctionId}`] : []),
      'phoenix',
      'admin:all',
    ];
    for (const topic of topics) {
      const joined = await join(`${base}&token=${token}`, topic);
      yield { what: `joined ${topic}`, succeeded: joined };
    }
    const polled = await target.call('GET', '/socket/longpoll?vsn=2.0.0&token=made-up');
    yield { what: 'long-polling with a made-up token', succeeded: polled.json?.status === 410 };
  },
};

/** The response to a socket handshake from that origin: 101 opens it. */
function upgrade(server, token, origin) {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server);
    const headers = {
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const path = `/socket/websocket?vsn=2.0.0&token=${token}`;
    const call = request({ hostname, port, path, headers });
    call.on('upgrade', (_answer, socket) => (socket.destroy(), resolve(101)));
    call.on('response', (answer) => (answer.resume(), resolve(answer.statusCode)));
    call.on('error', () => resolve(0)).end();
  });
}

function join(url, topic) {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    const end = (joined) => {
      clearTimeout(limit);
      resolve(joined);
      socket.close();
    };
    const limit = setTimeout(() => end(false), LIMIT_MS);
    socket.onerror = () => end(false);
    socket.onclose = () => end(false);
    socket.onopen = () => socket.send(JSON.stringify(['1', '1', topic, 'phx_join', {}]));
    socket.onmessage = ({ data }) => {
      const [, , at, event, payload] = JSON.parse(data);
      if (at === topic && event === 'phx_reply') end(payload.status === 'ok');
    };
  });
}
