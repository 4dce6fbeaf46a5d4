import { messages } from '@forecourt/platform/vite';
import { fileNames } from '@forecourt/tools/file-names';
import { precompress } from '@forecourt/tools/precompress';
import { serviceWorker, workerEnvironment } from '@forecourt/tools/service-worker';
import { compiledStyles, leanIcons } from '@forecourt/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { EnvironmentOptions, ModulePreloadOptions, Rolldown } from 'vite';
import { fetchedNext } from './vite/fetchedNext.ts';
import { consoleFiles, linkFiles } from './vite/files.ts';
import { linkPages } from './vite/linkPages.ts';
import { preloadApp } from './vite/preloadApp.ts';
import { productionRouter } from './vite/productionRouter.ts';
import { translationTemplate } from './vite/translationTemplate.ts';

const api = process.env.FORECOURT_API ?? 'http://localhost:4300';
const capture = process.env.FORECOURT_CAPTURE ?? api;

/** Paths that the API answers; everything else is the console's. */
const proxy = {
  ...Object.fromEntries(
    ['/api', '/chats', '/v2', '/services', '/subscription', '/media', '/translations'].map(
      (path) => [path, { target: api }],
    ),
  ),
  '/config.json': { target: api },
  '/openapi.json': { target: api },
  '^/docs(?:[/?]|$)': { target: api },
  '/outbox': { target: api },
  '/socket': { target: api, ws: true },
  '/capture': { target: capture },
};

const target = ['chrome111', 'safari16.4', 'firefox114'];
/** Fonts that only names in other scripts need, and what is not a part of these pages. */
const fetchedWhenNeeded = /^(?!assets\/)|\/inter-(?:cyrillic|greek|vietnamese)/;
const file = (path: string): string => `${import.meta.dirname}/${path}`;
const nameOf = (html: string): string => html.replace('.html', '');

/**
 * What a script lists to be fetched with each part that it loads late: neither the page's first script
 * nor the files that it has loaded before any other runs.
 */
const preloads = (first: string, ...shared: readonly string[]): ModulePreloadOptions => ({
  polyfill: false,
  resolveDependencies: (_file, files, { hostId }) =>
    isNamed(hostId, first)
      ? files
      : files.filter((one) => ![first, ...shared].some((name) => isNamed(one, name))),
});
const isNamed = (path: string, name: string): boolean => path.includes(`/${name}.`);

function document(html: string, groups: Rolldown.CodeSplittingGroup[]): Rolldown.RolldownOptions {
  return {
    input: file(html),
    preserveEntrySignatures: 'allow-extension',
    optimization: { inlineConst: true },
    output: { codeSplitting: { groups } },
  };
}

/**
 * A page that people open once, from a link, mostly on a phone. Each is built separately from the
 * console, so its chunks are not shaped by other pages.
 */
const linkPage = (html: string, assetsDir: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    target,
    assetsDir,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: preloads(nameOf(html), 'page', 'rolldown-runtime'),
    rolldownOptions: document(html, linkFiles),
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    messages(),
    compiledStyles(),
    leanIcons(),
    react(),
    productionRouter(),
    preloadApp([
      '/src/main.tsx',
      '/src/public/page.tsx',
      '/src/invite/page.tsx',
      '/src/embed/form/page.tsx',
    ]),
    fetchedNext('index.html', '/menu/MenuSurface.tsx', [
      '/main.tsx',
      '/routes/requestListRoute.tsx',
    ]),
    linkPages(),
    translationTemplate(),
    serviceWorker({ environment: 'worker', documents: ['index.html'], without: fetchedWhenNeeded }),
    serviceWorker({ environment: 'talkWorker', documents: ['conversation.html'] }),
    fileNames(),
    precompress(),
  ],
  // `vite build` builds all of them, one after the other.
  builder: {},
  environments: {
    client: {
      build: {
        target,
        manifest: true,
        modulePreload: preloads('index', 'main', 'rolldown-runtime'),
        rolldownOptions: document('index.html', consoleFiles),
      },
    },
    report: linkPage('public.html', 'public-report'),
    conversation: linkPage('conversation.html', 'public-report'),
    invite: linkPage('invite.html', 'invite-page'),
    embed: linkPage('embed.html', 'embed-page'),
    dealers: linkPage('dealers.html', 'dealer-page'),
    // What other websites include: one small script without dependencies, at a fixed address.
    button: {
      consumer: 'client',
      build: {
        target,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: file('src/embed/embed.ts'),
          output: { format: 'iife', entryFileNames: 'embed.js' },
        },
      },
    },
    worker: workerEnvironment(file('src/offline/sw.ts'), 'sw.js', target),
    talkWorker: workerEnvironment(file('src/offline/talkWorker.ts'), 'talk-sw.js', target),
  },
  server: { port: Number(process.env.CONSOLE_PORT ?? 4301), strictPort: true, proxy },
  preview: { port: 4301, proxy },
});
