import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const pinned = (name: string) => lock.packages[`node_modules/${name}`]?.version ?? '*';
let project: string;

const run = (command: string, args: string[], cwd = project) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The error output of a command; empty if it has none. */
function complaintsOf(command: string, args: string[]): string {
  try {
    run(command, args);
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

/** Builds a one-script page in the consumer's project; returns the built script. */
function buildPage(name: string, code: string): string {
  writeFileSync(join(project, 'index.html'), `<script type="module" src="/src/${name}"></script>`);
  writeFileSync(join(project, 'src', name), code);
  run(join(project, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error']);
  const assets = join(project, 'dist/assets');
  const [script = ''] = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return readFileSync(join(assets, script), 'utf8');
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'consumer-'));
  run(process.execPath, [join(import.meta.dirname, 'scripts/build.mjs')], repository);
  const dist = join(import.meta.dirname, 'dist');
  run('npm', ['pack', dist, '--pack-destination', project, '--silent']);
  const [tarball = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  const others = ['react', 'react-dom', '@types/react', 'typescript', 'vite'];
  const dependencies = Object.fromEntries(others.map((name) => [name, pinned(name)]));
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { '@forecourt/viewer-360': `file:${tarball}`, ...dependencies },
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']);
  mkdirSync(join(project, 'src'));
}, 180_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the published package, in another project', () => {
  it('gives the core alone without React, hotspots or style sheet', () => {
    const code = buildPage(
      'core.ts',
      `import { createSpin } from '@forecourt/viewer-360';
       createSpin(document.body, { base: '/scan/high', lowBase: '/scan/low' });`,
    );
    expect(code).toContain('createImageBitmap');
    expect(code).not.toContain('v360-hotspot');
    expect(code).not.toContain('react.');
    expect(code.length).toBeLessThan(14_000);
  });

  it('gives the component, whose types a strict project accepts', () => {
    const page = `import { createElement } from 'react';
      import { Viewer360, type Viewer360Props } from '@forecourt/viewer-360/react';
      import { fromScan } from '@forecourt/viewer-360';
      const props: Viewer360Props = {
        ...fromScan({ processedimagescount: 25, processedpath: '/high', lrprocessedpath: '/low' }),
        hotspots: [{ frame: 0, x: 0.5, y: 0.5, text: 'Scratch' }],
        onChange: (frame: number) => document.title = String(frame),
      };
      export default createElement(Viewer360, props);`;
    writeFileSync(join(project, 'src/types.ts'), page);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
    };
    const config = JSON.stringify({ compilerOptions, files: ['src/types.ts'] });
    writeFileSync(join(project, 'tsconfig.json'), config);
    expect(complaintsOf(join(project, 'node_modules/.bin/tsc'), ['-p', '.'])).toBe('');
    expect(buildPage('page.ts', `${page}\nconsole.log(props);`)).toContain('v360-viewer');
  });
});
