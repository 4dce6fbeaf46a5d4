// Builds the other apps as their own guides say, with brotli copies like those of the console's
// build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompressFolder } from '../../../../tools/vite/precompress.ts';

const folder = join(import.meta.dirname, '..');

const newest = (directory) =>
  Math.max(...readdirSync(directory).map((name) => statSync(join(directory, name)).mtimeMs));

/**
 * Builds another app into `dist`, unless that exists and is newer than its source and the versions.
 */
export async function buildPeer(name, dist) {
  const root = join(folder, 'apps', name);
  const page = join(dist, 'index.html.br');
  const versions = statSync(join(folder, 'package.json')).mtimeMs;
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(newest(root), versions)) return;
  console.log(`Building ${name} …`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: dist, emptyOutDir: true },
  });
  await precompressFolder(dist);
}

/** Whether the console is built, with its copies; if not, says how to build it. */
export function requireConsole(dist) {
  const page = join(dist, 'index.html');
  if (existsSync(page) && readFileSync(page, 'utf8').includes('<div id="root">')) return;
  console.error('The console is not built: npm run build.');
  process.exit(1);
}
