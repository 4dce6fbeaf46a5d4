import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Placeholder in `sw.ts` for the build's file list. */
const LIST = '__PRECACHE__';
const VERSION = '__VERSION__';

/**
 * Tells the service worker which files make up the page: every file of the build, by name, and a
 * version that changes when any of them does, so that browsers notice.
 */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'forecourt:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return this.error('the build has no sw.js');
        if (worker.imports.length > 0) return this.error('sw.ts may not share code with the page');
        const statics = readdirSync(publicFolder);
        const files = Object.values(bundle).filter(isPartOfPage);
        const hash = createHash('sha256');
        for (const file of files) hash.update(file.type === 'chunk' ? file.code : file.source);
        for (const name of statics) hash.update(readFileSync(join(publicFolder, name)));
        const names = [...files.map(({ fileName }) => fileName), ...statics]
          .map((name) => `./${name}`)
          .sort();
        worker.code = worker.code
          .replace(LIST, names.join(' '))
          .replace(VERSION, hash.digest('hex').slice(0, 12));
      },
    },
  };
}

const isPartOfPage = ({ fileName }: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  fileName !== 'sw.js' && !/\.map$|^\.vite\//.test(fileName);
