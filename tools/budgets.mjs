// Size limits of what a page loads first: each app's budget.json against its built files.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const files = ['apps/console/budget.json', 'apps/capture/budget.json'].map((file) =>
  join(root, file),
);

const compressions = {
  brotli: { ending: '.br', compress: brotliCompressSync },
  gzip: { ending: '.gz', compress: gzipSync },
};

/** Size in kB (1000 bytes) of one built file as it is sent: of its compressed copy, if the build made one. */
function kilobytes(path, by) {
  const { ending, compress } = compressions[by];
  const copy = path + ending;
  const size = existsSync(copy) ? statSync(copy).size : compress(readFileSync(path)).length;
  return size / 1000;
}

/** Paths of the scripts and style sheets that a built page loads before it runs. */
function initialAssets(html) {
  const tags = html.matchAll(
    /<(?:script|link(?! rel="prefetch"))\b[^>]*?(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g,
  );
  return [...tags].map((tag) => tag[1]);
}

/**
 * Everything that a chunk needs before it runs: its static imports and styles, each once.
 *
 * @param key of the manifest, or the name the chunk was given
 */
function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!chunk) throw new Error(`the build has no "${key}"`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** From this part of its limit on a page has little left: told before a change finds out. */
const NEAR = 0.98;

/** Those over their limit come last: of a failed check the last lines are told. */
const lines = { ok: [], near: [], OVER: [] };
for (const file of files.filter((path) => existsSync(path))) {
  const budget = JSON.parse(readFileSync(file, 'utf8'));
  const dist = join(dirname(file), budget.dist);
  const manifestPath = join(dist, '.vite/manifest.json');
  const manifest = existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {};
  for (const entry of budget.entries) {
    const assets = new Set(entry.files ?? []);
    if (entry.html) {
      for (const asset of initialAssets(readFileSync(join(dist, entry.html), 'utf8'))) {
        assets.add(asset.replace(budget.base ?? /^\//, ''));
      }
    }
    for (const key of entry.chunks ?? [])
      for (const asset of closure(manifest, key)) assets.add(asset);
    const by = entry.compression ?? 'brotli';
    const size = [...assets].reduce((sum, asset) => sum + kilobytes(join(dist, asset), by), 0);
    const used = size / entry.limitKb;
    const verdict = used > 1 ? 'OVER' : used > NEAR ? 'near' : 'ok';
    lines[verdict].push(
      `${verdict.padEnd(5)}${entry.name.padEnd(34)}${size.toFixed(1).padStart(7)} kB ${by} of ${entry.limitKb}`,
    );
  }
}
for (const line of [...lines.ok, ...lines.near, ...lines.OVER]) console.log(line);
process.exit(lines.OVER.length > 0 ? 1 : 0);
