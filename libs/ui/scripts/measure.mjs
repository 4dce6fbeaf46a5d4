import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist');

const kilobytes = (code) => Math.round(gzipSync(code, { level: 9 }).length / 10) / 100;

/**
 * Builds a script that uses the built package and reports which of our modules it contains.
 * Third-party packages (React, Emotion, Chakra's engine, Ark, icons) stay external.
 *
 * @returns kB (1000 bytes, gzip) of the initial load and of lazy-loaded code, and the modules
 */
export async function measure(script) {
  const entry = '\0entry.js';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: dist,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry.js' ? entry : null),
        load: (id) => (id === entry ? script : null),
      },
    ],
    resolve: {
      alias: [{ find: /^@forecourt\/ui(.*)$/, replacement: `${dist}$1/index.js` }],
    },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: 'entry.js',
        external: (id) => !/^[./\0]|^entry\.js$|^@forecourt\//.test(id),
      },
    },
  });
  const chunks = (Array.isArray(result) ? result[0] : result).output.filter(
    ({ type }) => type === 'chunk',
  );
  const first = chunks.find(({ isEntry }) => isEntry);
  const now = new Set();
  const follow = (name) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || now.has(chunk)) return;
    now.add(chunk);
    chunk.imports.forEach(follow);
  };
  follow(first.fileName);
  const sum = (some) => kilobytes(some.map(({ code }) => code).join('\n'));
  const later = chunks.filter((chunk) => !now.has(chunk));
  return {
    now: sum([...now]),
    later: later.length === 0 ? 0 : sum(later),
    modules: [...now]
      .flatMap(({ modules }) =>
        Object.entries(modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id),
      )
      .filter((id) => id.startsWith(dist))
      .map((id) => id.slice(dist.length + 1)),
  };
}

/** Names of all entry points: `button`, `tabs`, … */
export const entryNames = () =>
  globSync('*/index.js', { cwd: dist })
    .map((path) => dirname(path))
    .sort();
