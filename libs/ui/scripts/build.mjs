// Builds the published package: one ES module per source module, declarations, and a manifest.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { isClient } from './client.mjs';

// Any other value (a test's) would leave React's development calls in the published code.
process.env.NODE_ENV = 'production';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Packages of this repository are bundled; everything else remains a dependency. */
const inside = (id) => id.startsWith('@forecourt/') || id.startsWith('.') || id.startsWith('/');

rmSync(join(root, 'dist'), { recursive: true, force: true });

const { module: plugins } = await runnerImport(join(root, 'vite.ts'));
const entries = ['src/index.ts', ...globSync('src/*/index.ts', { cwd: root })];
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [plugins.compiledStyles()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    cssMinify: true,
    // One sheet, since a server may run the modules as they are, and Node cannot import CSS.
    lib: {
      entry: entries.map((entry) => join(root, entry)),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => !inside(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: join(root, 'src'),
        // Otherwise a sheet's empty module takes the name of its recipe's.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.css') ? '[name].css.js' : '[name].js',
      },
    },
  },
});

// The plugin for recipes of one's own, for Node.
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    ssr: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: join(root, 'vite.ts'),
      external: (id) => !inside(id),
      output: { entryFileNames: 'vite.js' },
    },
  },
});
writeFileSync(
  join(root, 'dist/vite.d.ts'),
  "import type { Plugin } from 'vite';\nexport declare function compiledStyles(): Plugin;\n",
);

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const types = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
if (types.status !== 0) process.exit(1);

// React Server Components: modules that cannot run there need the directive at the very top.
for (const file of globSync('dist/**/*.js', { cwd: root })) {
  const path = join(root, file);
  const code = readFileSync(path, 'utf8');
  if (isClient(code)) writeFileSync(path, `'use client';\n${code}`);
}

// The compiler leaves source extensions in declarations.
for (const file of globSync('dist/**/*.d.ts', { cwd: root })) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(from '|import\(')(\.[^']*?)\.tsx?'/g, "$1$2.js'"));
}

const peers = new Set(['react', 'react-dom', '@chakra-ui/react', '@emotion/react']);
const dependencies = Object.entries(manifest.dependencies).filter(
  ([name]) => !peers.has(name) && !inside(name),
);
writeFileSync(
  join(root, 'dist/package.json'),
  `${JSON.stringify(
    {
      name: manifest.name,
      version: manifest.version,
      description: manifest.description,
      license: manifest.license,
      type: 'module',
      sideEffects: ['*.css'],
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './styles.css': './styles.css',
        './vite': { types: './vite.d.ts', default: './vite.js' },
        './*': { types: './*/index.d.ts', default: './*/index.js' },
      },
      peerDependencies: {
        '@chakra-ui/react': '>=3.37.0 <4',
        '@emotion/react': '>=11.14.0',
        react: '>=19',
        'react-dom': '>=19',
        vite: '>=7',
      },
      peerDependenciesMeta: { vite: { optional: true } },
      dependencies: Object.fromEntries(
        dependencies.map(([name, version]) => [name, `^${version}`]),
      ),
    },
    null,
    2,
  )}\n`,
);
copyFileSync(join(root, 'README.md'), join(root, 'dist/README.md'));
copyFileSync(join(root, '../../LICENSE'), join(root, 'dist/LICENSE'));
