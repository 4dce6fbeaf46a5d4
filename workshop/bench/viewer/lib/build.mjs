// Bundles each adapter for the page, and measures what its viewer adds to an app.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '..');
const alias = { react: 'react16', 'react-dom': 'react-dom16' };

/** File of a viewer's adapter. */
function adapterOf(viewer) {
  const adapters = join(folder, 'adapters');
  const file = readdirSync(adapters).find((name) => name.replace(/\.\w+$/, '') === viewer);
  if (!file) throw new Error(`There is no adapter for "${viewer}" in ${adapters}.`);
  return join(adapters, file);
}

/**
 * Bundles a viewer's adapter to `{out}/{viewer}.js`; returns its gzip size without React and
 * jQuery.
 */
export async function bundle(viewer, out) {
  mkdirSync(out, { recursive: true });
  const entry = adapterOf(viewer);
  const old = readFileSync(entry, 'utf8').includes('alias: react16');
  const options = {
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    jsx: 'transform',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl' },
    logLevel: 'error',
  };
  await build({
    ...options,
    format: 'iife',
    globalName: 'SpinAdapter',
    outfile: join(out, `${viewer}.js`),
    alias: old ? alias : {},
  });
  const external = ['react', 'react-dom', 'react-dom/client', 'jquery'];
  const alone = await build({ ...options, format: 'esm', external, write: false, outdir: out });
  const bytes = alone.outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0);
}
