import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';

/** Placeholders in the worker's source. */
const LIST = '__PRECACHE__';
const VERSION = '__VERSION__';

/** Files that may name others. */
const naming = /\.(?:html|js|css|webmanifest)$/;

export interface ServiceWorkerOptions {
  /** The environment that builds the worker, after those that build the documents. */
  environment: string;
  /** The documents that open offline, by their names in the output folder. */
  documents: readonly string[];
  /** Files that are fetched when needed only. */
  without?: RegExp;
}

/** The environment that builds a service worker: one classic script without imports. */
export function workerEnvironment(
  source: string,
  file: string,
  target: string[],
): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      target,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: file } },
    },
  };
}

/**
 * Tells a service worker which files its documents are made of: those that they name, directly or
 * through others. The version changes when any of them does, so that browsers notice.
 */
export function serviceWorker(options: ServiceWorkerOptions): Plugin {
  const { environment, documents, without } = options;
  let folder = '';
  return {
    name: `forecourt:service-worker:${environment}`,
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === environment,
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = filesOf(folder, documents, without);
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          hash.update(chunk.code);
          chunk.code = chunk.code
            .replace(LIST, files.map((file) => `./${file}`).join(' '))
            .replace(VERSION, hash.digest('hex').slice(0, 12));
        }
      },
    },
  };
}

/** The documents and every built file that they lead to, sorted. */
export function filesOf(
  folder: string,
  documents: readonly string[],
  without?: RegExp,
): readonly string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !without?.test(file));
  const found = new Set(documents);
  for (const file of found) {
    if (!naming.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const { dirname, basename } = posix;
    const isNamed = (other: string): boolean =>
      text.includes(other) || (dirname(other) === dirname(file) && text.includes(basename(other)));
    for (const other of all) if (isNamed(other)) found.add(other);
  }
  return [...found].sort();
}
