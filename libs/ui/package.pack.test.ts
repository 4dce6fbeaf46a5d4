import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      // `text`: what a button says of a slow action, in the app's language.
      expect(folders, entry).toEqual(['button', 'icon', 'styling', 'text']);
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
});

describe('another project', () => {
  const others = ['@chakra-ui/react', '@emotion/react', 'react', 'react-dom', 'vite'];
  const types = ['typescript', '@types/react', '@types/react-dom'];
  const write = (path: string, text: string): void => writeFileSync(join(project, path), text);
  const tool = (name: string, ...args: string[]): string =>
    run(join(project, 'node_modules/.bin', name), args, project);

  beforeAll(() => {
    run('npm', ['pack', dist, '--pack-destination', project, '--silent'], project);
    const [tarball] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
    const dependencies = {
      '@forecourt/ui': `file:${tarball ?? ''}`,
      ...Object.fromEntries([...others, ...types].map((name) => [name, pinned(name)])),
    };
    write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], project);
    mkdirSync(join(project, 'src'));
    write('src/App.tsx', app);
    write('tsconfig.json', JSON.stringify(compiler));
  }, 240_000);

  it('finds the types of the kit and of Chakra’s components on its system', () => {
    expect(tool('tsc', '-p', '.')).toBe('');
  });

  it('builds a page with Vite that carries what it imports, and a recipe of its own', () => {
    write('index.html', '<script type="module" src="/src/main.tsx"></script>');
    write(
      'src/main.tsx',
      `import { createRoot } from 'react-dom/client';
       import { UiProvider } from '@forecourt/ui/theme';
       import { Button } from '@forecourt/ui/button';
       import { useRecipe } from '@forecourt/ui/styling';
       import '@forecourt/ui/styles.css';
       import { noteRecipe } from './Note.recipe.ts';
       const Note = () => <p className={useRecipe(noteRecipe)}><Button>Hello</Button></p>;
       createRoot(document.body).render(<UiProvider><Note /></UiProvider>);`,
    );
    write(
      'src/Note.recipe.ts',
      `import { defineRecipe } from '@forecourt/ui/styling';
       export const noteRecipe = defineRecipe({ className: 'note', base: { color: 'fg.muted' } });`,
    );
    write(
      'vite.config.js',
      `import { compiledStyles } from '@forecourt/ui/vite';
       export default { plugins: [compiledStyles()] };`,
    );
    tool('vite', 'build', '--logLevel', 'error');
    const built = (ending: string): string => {
      const name = readdirSync(join(project, 'dist/assets')).find((one) => one.endsWith(ending));
      return readFileSync(join(project, 'dist/assets', name ?? ''), 'utf8');
    };
    const code = built('.js');
    expect(code).toContain('Hello');
    expect(code).not.toContain('"tabs"');
    expect(code).not.toMatch(/chakra-accordion|data-emotion/);
    expect(built('.css')).toMatch(/\.fc-button\{.*\.fc-note\{color:var\(--fc-colors-fg-muted\)/);
  });

  it('draws on a server in plain Node, Chakra’s components with their styles', () => {
    write(
      'src/server.tsx',
      `import { renderToString } from 'react-dom/server';
       import { App } from './App.tsx';
       console.log(renderToString(<App />));`,
    );
    tool('vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server', '--logLevel', 'error');
    const html = run(process.execPath, ['server/server.js'], project);
    expect(html).toMatch(/<button[^>]* class="fc-button [^>]*>Hello<\/button>/);
    expect(html).toContain('chakra-button');
    expect(html).toContain('--fc-colors-accent-solid');
  });

  // As in a Next build: modules with 'use client' become references in the server graph.
  it('loads among server components, components as references and constants as they are', () => {
    write('vite.server.js', serverComponents);
    write(
      'src/page.js',
      `import * as kit from '@forecourt/ui';
       import { system } from '@forecourt/ui/system';
       console.log(JSON.stringify({
         button: kit.Button, provider: kit.UiProvider, box: kit.Box,
         system, close: kit.defaultUiText.close,
       }));`,
    );
    tool('vite', 'build', '--config', 'vite.server.js');
    expect(JSON.parse(run(process.execPath, ['page/page.js'], project))).toEqual({
      button: 'client reference',
      provider: 'client reference',
      box: 'client reference',
      system: 'client reference',
      close: 'Close',
    });
  });
});

const app = `import { Accordion, Button as ChakraButton } from '@chakra-ui/react';
import { Button } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/layout';
import { ForecourtChakraProvider } from '@forecourt/ui/system';
import { PartnerTheme } from '@forecourt/ui/theme';
import type { PartnerColors } from '@forecourt/ui/theme';

const colors: Partial<PartnerColors> = { uiSecondary1: '#12806f' };

export function App() {
  return (
    <ForecourtChakraProvider>
      <PartnerTheme colors={colors} />
      <Stack gap="2">
        <Button variant="solid" onClick={(event) => event.preventDefault()}>Hello</Button>
        <ChakraButton colorPalette="progress">There</ChakraButton>
        <Accordion.Root><Accordion.Item value="one">One</Accordion.Item></Accordion.Root>
        {/* @ts-expect-error a variant that the kit has not */}
        <Button variant="loud">Hello</Button>
      </Stack>
    </ForecourtChakraProvider>
  );
}
`;

const compiler = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    // Errors in Chakra's own declarations cannot be fixed here.
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  },
  files: ['src/App.tsx'],
};

const serverComponents = `export default {
  logLevel: 'error',
  ssr: { noExternal: true, resolve: { conditions: ['react-server', 'module', 'node', 'import'] } },
  build: { ssr: 'src/page.js', outDir: 'page' },
  plugins: [{
    name: 'client-references',
    enforce: 'post',
    transform(code) {
      if (!/^['"]use client['"]/.test(code.replace(/^['"]use strict['"];\\s*/, ''))) return null;
      const names = [...code.matchAll(/export \\{([^}]*)\\}/g)]
        .flatMap(([, list]) => list.split(','))
        .map((name) => name.trim().split(' as ').at(-1))
        .filter(Boolean);
      return names.map((name) => \`const \${name}_ = 'client reference'; export { \${name}_ as \${name} };\`).join('\\n');
    },
  }],
};
`;
