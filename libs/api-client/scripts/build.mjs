// Builds the published package in `dist`: one ES module with all that it needs of this repository, its
// declarations and a package.json. To publish: `npm publish dist`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';

const folder = join(import.meta.dirname, '..');
const libs = join(folder, '..');
const dist = join(folder, 'dist');
const manifestOf = (name) => JSON.parse(readFileSync(join(libs, name, 'package.json'), 'utf8'));

rmSync(dist, { recursive: true, force: true });
await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: dist,
    target: 'es2022',
    minify: false,
    lib: { entry: join(folder, 'src/program/index.ts'), formats: ['es'], fileName: 'index' },
  },
});

const emitted = join(dist, 'emitted');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(
  process.execPath,
  [tsc, '-p', join(folder, 'tsconfig.build.json'), '--outDir', emitted],
  { stdio: 'inherit' },
);

/** Where a declaration imports from: the emitted file, by the path of its source below `libs`. */
function sourceOf(specifier, from) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [, name, path] = /^@forecourt\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (!name) return null;
  const { exports } = manifestOf(name);
  const entry = exports[path ? `./${path}` : '.'] ?? exports['./*'];
  return join(name, entry.replace('*', path));
}

/** Copies a declaration with all that it leads to; of what was emitted, most is for nothing outside. */
function publish(source, done = new Set()) {
  if (done.has(source)) return;
  done.add(source);
  const declaration = source.replace(/(\.d)?\.ts$/, '.d.ts');
  // The compiler emits none for a source that is a declaration already.
  const file = source.endsWith('.d.ts') ? join(libs, source) : join(emitted, declaration);
  const text = readFileSync(file, 'utf8').replace(
    /((?:from |import\())(['"])([^'"]+)\2/g,
    (whole, before, quote, specifier) => {
      const target = sourceOf(specifier, source);
      if (!target) return whole;
      publish(target, done);
      const path = relative(dirname(source), target.replace(/(\.d)?\.ts$/, '.js'));
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    },
  );
  const place = join(dist, 'types', declaration);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}
publish('api-client/src/program/index.ts');
rmSync(emitted, { recursive: true });

const { name, version, description, license } = manifestOf('api-client');
const published = {
  name,
  version,
  description,
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: {
    '.': { types: './types/api-client/src/program/index.d.ts', default: './index.js' },
  },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'));
copyFileSync(join(libs, '../LICENSE'), join(dist, 'LICENSE'));
