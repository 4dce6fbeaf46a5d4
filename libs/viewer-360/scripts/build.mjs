// Builds the published package in `dist`: ES modules, declarations and a package.json.
// To publish: `npm publish dist`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
});

// The compiler rewrites import extensions in modules but not in declarations.
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(dist, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
}

const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { name, version, description, license, type, sideEffects } = manifest;
const { peerDependencies, peerDependenciesMeta } = manifest;
const exportOf = (entry) => ({ types: `./${entry}.d.ts`, default: `./${entry}.js` });
const published = {
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  peerDependencies,
  peerDependenciesMeta,
  exports: {
    '.': exportOf('index'),
    './pins': exportOf('pins/index'),
    './react': exportOf('react/index'),
  },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'));
