// Serves the page, the bundles and the frames. `/frames/hi36@1/…` counts from 1, for viewers that
// can only do that; `/frames/hi36!5,11/…` has no frames 5 and 11.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.jpg': 'image/jpeg' };

/** The file for a path of `/frames/`; undefined for a frame that is to be missing. */
function framePath(path) {
  const [, set, from1, missing, number] =
    /^\/frames\/(\w+)(@1)?(?:!([\d,]+))?\/(\d+)\.jpg$/.exec(path) ?? [];
  if (!set) return path;
  const frame = Number(number) - (from1 ? 1 : 0);
  return missing?.split(',').includes(String(frame)) ? undefined : `/frames/${set}/${frame}.jpg`;
}

/**
 * Starts a server over `roots` (searched in order); returns its address and a function that stops
 * it.
 */
export async function serve(roots) {
  const cache = new Map();
  const read = (path) => {
    if (!cache.has(path)) {
      const body = roots.reduce((found, root) => {
        try {
          return found ?? readFileSync(join(root, path));
        } catch {
          return found;
        }
      }, undefined);
      cache.set(path, body);
    }
    return cache.get(path);
  };
  const server = createServer((request, response) => {
    const path = framePath(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const body = path && !path.includes('..') ? read(path) : undefined;
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=3600',
      'content-length': body.length,
    });
    return response.end(body);
  });
  server.keepAliveTimeout = 30_000;
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
