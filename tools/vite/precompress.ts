import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** File types worth compressing; pictures and fonts are compressed already. */
const compressible = /\.(?:js|mjs|css|html|svg|json|webmanifest|txt|map)$/;

/** Below this size, in bytes, a compressed copy saves less than its own headers cost. */
const MIN_BYTES = 400;

/**
 * Writes `file.br` and `file.gz` next to each built text file, so that the server sends the
 * smallest copy a browser accepts without compressing at run time.
 */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'forecourt:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      directory = join(config.root, config.build.outDir);
    },
    // Not in `closeBundle`, which also runs after a failed build.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => precompressFolder(directory),
    },
  };
}

/** Compresses every text file below a folder. */
export async function precompressFolder(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    if (await isCompressed(path)) continue;
    const bytes = await readFile(path);
    if (bytes.length < MIN_BYTES) continue;
    await writeFile(`${path}.br`, await smallest(bytes));
    await writeFile(`${path}.gz`, await deflate(bytes, { level: 9 }));
  }
}

/** Whether the copies exist already: an app may be built in more than one run. */
async function isCompressed(path: string): Promise<boolean> {
  const copy = await stat(`${path}.br`).catch(() => undefined);
  return copy !== undefined && copy.mtimeMs >= (await stat(path)).mtimeMs;
}

/** Brotli's kinds of content, and its blocks' sizes as powers of two (0: it decides). */
const settings = [
  [constants.BROTLI_MODE_TEXT, 0],
  [constants.BROTLI_MODE_GENERIC, 16],
  [constants.BROTLI_MODE_GENERIC, 17],
  [constants.BROTLI_MODE_GENERIC, 19],
  [constants.BROTLI_MODE_FONT, 0],
  [constants.BROTLI_MODE_FONT, 16],
  [constants.BROTLI_MODE_FONT, 19],
];

/** Below this size, in bytes, a file is one block, whatever its size may be. */
const ONE_BLOCK = 1 << 16;

/** Which setting compresses a file best differs by a few letters in it, by up to 0.3 %: all are tried. */
async function smallest(bytes: Buffer): Promise<Buffer> {
  const tried = bytes.length < ONE_BLOCK ? settings.filter(([, block]) => !block) : settings;
  const copies = tried.map(([mode = 0, block = 0]) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
  const all = await Promise.all(copies);
  return all.reduce((best, copy) => (copy.length < best.length ? copy : best));
}
