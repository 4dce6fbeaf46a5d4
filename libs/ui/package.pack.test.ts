import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist, entryNames, measure } from './scripts/measure.mjs';
import sizes from './sizes.json' with { type: 'json' };

interface Size {
  gzip: number;
  later: number;
  limit: number;
}

const repository = join(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const pinned = (name: string): string => lock.packages[`node_modules/${name}`]?.version ?? '*';
const run = (command: string, args: string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

let project: string;

beforeAll(() => {
  run(process.execPath, [join(import.meta.dirname, 'scripts/build.mjs')], repository);
  project = mkdtempSync(join(tmpdir(), 'consumer-'));
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('what is published', () => {
  it('has nothing of this repository’s own packages left outside', () => {
    const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
      dependencies: object;
      peerDependencies: object;
    };
    expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fore'))).toEqual(
      [],
    );
    expect(Object.keys(manifest.peerDependencies)).toContain('@chakra-ui/react');
  });

  it('brings no other component along with Button, and less than 3 kB of ours', async () => {
    for (const entry of ['@forecourt/ui/button', '@forecourt/ui']) {
      const { now, modules } = await measure(
        `import { Button } from '${entry}'; globalThis.button = Button;`,
      );
      const folders = [...new Set(modules.map((module) => module.split('/')[0]))].sort();
      expect(folders, entry).toEqual(['button', 'icon', 'styling']);
      expect(now, entry).toBeLessThan(3);
    }
  });

  it('keeps every entry point within its limit', async () => {
    const limits = sizes as Record<string, Size>;
    expect(entryNames()).toEqual(Object.keys(limits).sort());
    for (const [name, { limit }] of Object.entries(limits)) {
      const { now } = await measure(
        `import * as all from '@forecourt/ui/${name}'; globalThis.all = all;`,
      );
      expect(now, name).toBeLessThanOrEqual(limit);
    }
  }, 120_000);

  it('installs and builds in a project of somebody else', () => {
    run('npm', ['pack', dist, '--pack-destination', project, '--silent'], project);
    const [tarball] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
    const others = ['@chakra-ui/react', '@emotion/react', 'react', 'react-dom', 'vite'];
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: {
          '@forecourt/ui': `file:${tarball ?? ''}`,
          ...Object.fromEntries(others.map((name) => [name, pinned(name)])),
        },
      }),
    );
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], project);
    mkdirSync(join(project, 'src'));
    writeFileSync(
      join(project, 'index.html'),
      '<script type="module" src="/src/main.js"></script>',
    );
    writeFileSync(
      join(project, 'src/main.js'),
      `import { createElement as h } from 'react';
       import { createRoot } from 'react-dom/client';
       import { UiProvider } from '@forecourt/ui/theme';
       import { Button } from '@forecourt/ui/button';
       createRoot(document.body).render(h(UiProvider, null, h(Button, null, 'Hello')));`,
    );
    run(join(project, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], project);
    expect(existsSync(join(project, 'dist/index.html'))).toBe(true);
    const script = readdirSync(join(project, 'dist/assets')).find((name) => name.endsWith('.js'));
    const code = readFileSync(join(project, 'dist/assets', script ?? ''), 'utf8');
    expect(code).toContain('Hello');
    expect(code).not.toContain('fc-tabs');
  }, 240_000);
});
