import { connect } from 'node:net';

const outside = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..\\..\\..\\etc\\passwd',
  '..%5c..%5cetc%5cpasswd',
  '....//....//etc/passwd',
  '%252e%252e%252fetc%252fpasswd',
  '../package.json',
  '..%2fpackage.json',
  '../../package.json',
  '.env',
  '.git/config',
  '%00',
  '..%c0%afetc/passwd',
];
const places = [
  '/',
  '/assets/',
  '/capture/',
  '/media/',
  '/media/abcdefghijklmnopqrst/',
  '/translations/',
  '/api/assets/',
];

/** Files outside the served folder, by every encoding of `..`. */
export const attack = {
  name: 'paths that lead out of what is served',
  async *tries(target) {
    for (const place of places) {
      for (const way of outside) {
        // Written to the socket directly: a client would normalize the path.
        const text = await raw(new URL(target.origin).port, `${place}${way}`);
        const leaked = /root:.*:0:0:|"workspaces"|\[core\]|FORECOURT_SECRET/.test(text);
        const broke = /^HTTP\/1\.1 5/.test(text);
        yield { what: `${place}${way}`, succeeded: leaked || broke };
      }
    }
  },
};

function raw(port, path) {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.setTimeout(10_000, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (part) => (text += part));
    socket.on('close', () => resolve(text)).on('error', () => resolve(text));
  });
}
