import { connect } from 'node:net';
import { until } from '../support/until.mjs';

/** A forged Host header: no link, page or redirect may contain it. */
export const attack = {
  name: 'made-up hosts, and redirects elsewhere',
  async *tries(target) {
    const evil = 'evil.test';
    const port = new URL(target.origin).port;
    for (const path of ['/', '/config.json', '/login', '/outbox', '/capture/a/b']) {
      const answer = await raw(port, path, [
        `Host: ${evil}`,
        `X-Forwarded-Host: ${evil}`,
        `X-Forwarded-Proto: https`,
        `Forwarded: host=${evil}`,
        `X-Original-URL: /api/outbox`,
      ]);
      yield { what: `${path} with another host`, succeeded: answer.includes(evil) };
    }
    const { token, partnerId } = await target.admin;
    const email = `host.${Date.now()}@owner.test`;
    await target.call('POST', '/api/requests', {
      token,
      headers: { 'x-forwarded-host': evil, origin: `https://${evil}`, referer: `https://${evil}/` },
      json: { request_type: 'TRADE', partner_id: partnerId, name: 'Ann', email },
    });
    const message = await until(
      async () => (await target.outbox()).find(({ to, text }) => to === email && text),
      'No link was sent',
    );
    yield { what: 'the link that is sent', succeeded: message.text.includes(evil) };
    const ways = [
      `//${evil}`,
      `//${evil}/%2e%2e`,
      `/\\${evil}`,
      `/%5c${evil}`,
      `/login?next=//${evil}`,
      `/login?return=https://${evil}`,
      `/?redirect=https://${evil}`,
      `/capture//${evil}/`,
    ];
    for (const way of ways) {
      const text = await raw(port, way, [`Host: localhost:${port}`]);
      const location = /^location: (.*)$/im.exec(text)?.[1] ?? '';
      const leaves =
        location !== '' && new URL(location, target.origin).host !== `localhost:${port}`;
      yield { what: `${way} leads to ${location}`, succeeded: leaves };
    }
  },
};

function raw(port, path, headers) {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`),
    );
    socket.setTimeout(10_000, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (part) => (text += part));
    socket.on('close', () => resolve(text)).on('error', () => resolve(text));
  });
}
