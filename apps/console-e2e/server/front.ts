import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { API_PORT, FRONT_PORT, PRISM_PORT, violationsFile } from './addresses.ts';

/** Operations of the contract; pages, scripts, pictures and sockets go to the API directly. */
const isOperation = (url: string) =>
  /^\/(api|services|chats|v2|subscription|config\.json|health)\b/.test(url);

/** A photo, in full or a piece of it. */
const isUpload = ({ headers }: IncomingMessage) =>
  /^(image\/|application\/offset\+octet-stream)/.test(headers['content-type'] ?? '');

/** A streamed file; the validator only handles JSON. */
const isFile = (url: string) => /^\/api\/(assets|exports)\//.test(url);

/** Sends each operation of the contract through the validator and records its complaints. */
export async function startFront(): Promise<void> {
  mkdirSync(dirname(violationsFile), { recursive: true });
  rmSync(violationsFile, { force: true });

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const isCall = isOperation(url) && !isUpload(incoming) && !isFile(url);
    const port = isCall ? PRISM_PORT : API_PORT;
    forward(incoming, outgoing, port, url);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const upstream = connect(API_PORT, '127.0.0.1', () => {
      const headers = incoming.rawHeaders.reduce(
        (text, part, index) => text + part + (index % 2 ? '\r\n' : ': '),
        '',
      );
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${headers}\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  const listening = once(server, 'listening');
  server.listen(FRONT_PORT);
  await listening;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number, path: string) {
  const upstream = request(
    { host: '127.0.0.1', port, path, method: incoming.method, headers: incoming.headers },
    (answer) => {
      const violations = answer.headers['sl-violations'];
      if (violations) note(`${incoming.method} ${path} ${answer.statusCode} ${String(violations)}`);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.writeHead(502).end());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

const note = (line: string) => appendFileSync(violationsFile, `${line}\n`);
