import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'storybook-static');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Builds Storybook into `storybook-static`, unless it exists and `--no-build` was given. */
export function buildStorybook() {
  if (process.argv.includes('--no-build') && existsSync(join(folder, 'index.json'))) return;
  const bin = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status } = spawnSync(process.execPath, [bin, 'build', '-o', folder, '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0) process.exit(1);
}

/**
 * Serves the built Storybook.
 * @returns its address and a function that stops it
 */
export async function serveStorybook(port = 0) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://localhost:${server.address().port}`;
  return { address, stop: () => server.close() };
}

/** Address of a single story, with the toolbar's settings. */
export function storyUrl(address, id, globals = {}) {
  const set = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `${address}/iframe.html?id=${id}&viewMode=story&globals=${set.join(';')}`;
}
