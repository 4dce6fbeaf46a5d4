// A built app with its brotli copies, and a response for each of its API calls; no delay.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const hashed = /(?:[-.][\w-]{8,}|\.[0-9a-z]{7})\.(?:js|css|woff2)$/;

const answerBrotli = (json) =>
  brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** Reads a request's JSON body. */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
}

/**
 * Serves an app on a free port.
 *
 * @param dist folder of the built app, with a `.br` next to each text file
 * @param api `({method, path, query, body}) => answer`; undefined if the path does not belong to
 * the API
 * @param html changes the page before it is sent, as the app's own server does
 * @param attach takes the server, for sockets
 */
export async function serveApp({ dist, api, html = (text) => text, attach }) {
  const files = new Map();
  const read = (path) => {
    if (!files.has(path)) {
      const found = extname(path) !== '' && existsSync(path);
      const plain = found ? readFileSync(path) : null;
      const copy = found && existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : plain;
      files.set(path, found ? { copy, brotli: copy !== plain } : null);
    }
    return files.get(path);
  };
  const page = brotliCompressSync(html(readFileSync(join(dist, 'index.html'), 'utf8')));

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://page');
    const send = (status, type, bytes, { brotli, cache }) => {
      response.writeHead(status, {
        'content-type': type,
        'content-length': bytes.length,
        'cache-control': cache,
        vary: 'accept-encoding',
        ...(brotli && { 'content-encoding': 'br' }),
      });
      response.end(bytes);
    };
    const body = request.method === 'GET' ? {} : await bodyOf(request);
    const query = Object.fromEntries(searchParams);
    const answer = api({ method: request.method, path: pathname, query, body });
    if (answer !== undefined) {
      const json = Buffer.from(JSON.stringify(answer));
      const brotli = json.length > 500;
      const bytes = brotli ? answerBrotli(json) : json;
      return send(200, 'application/json', bytes, { brotli, cache: 'no-store' });
    }
    const file = read(join(dist, normalize(pathname)));
    if (file) {
      const cache = hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return send(200, types[extname(pathname)] ?? 'application/octet-stream', file.copy, {
        brotli: file.brotli,
        cache,
      });
    }
    if (extname(pathname))
      return send(404, 'text/plain', Buffer.from('none'), { cache: 'no-store' });
    return send(200, types['.html'], page, { brotli: true, cache: 'no-cache' });
  });
  const detach = attach?.(server);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${server.address().port}`,
    close() {
      detach?.();
      server.close();
      server.closeAllConnections();
    },
  };
}
