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
    await writeFile(`${path}.br`, await brotli(bytes, brotliParams(bytes.length)));
    await writeFile(`${path}.gz`, await deflate(bytes, { level: 9 }));
  }
}

/** Whether the copies exist already: an app may be built in more than one run. */
async function isCompressed(path: string): Promise<boolean> {
  const copy = await stat(`${path}.br`).catch(() => undefined);
  return copy !== undefined && copy.mtimeMs >= (await stat(path)).mtimeMs;
}

const brotliParams = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
