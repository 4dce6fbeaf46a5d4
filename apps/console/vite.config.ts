import { messages } from '@forecourt/platform/vite';
import { compiledStyles, joinedIcons } from '@forecourt/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '@forecourt/tools/precompress';
import { pageChunks } from './vite/pageChunks.ts';
import { pages } from './vite/pages.ts';
import { preloadMain } from './vite/preloadMain.ts';
import { publicPage } from './vite/publicPage.ts';
import { translationTemplate } from './vite/translationTemplate.ts';

const api = process.env.FORECOURT_API ?? 'http://localhost:4300';
const capture = process.env.FORECOURT_CAPTURE ?? api;

/** What the API answers; everything else is the console's. */
const proxy = {
  ...Object.fromEntries(
    ['/api', '/chats', '/v2', '/services', '/subscription', '/media', '/translations'].map(
      (path) => [path, { target: api }],
    ),
  ),
  '/config.json': { target: api },
  '/outbox': { target: api },
  '/socket': { target: api, ws: true },
  '/capture': { target: capture },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    messages(),
    compiledStyles(),
    joinedIcons(),
    react(),
    pageChunks(pages, '/src/boot/boot.ts'),
    preloadMain('/src/main.tsx'),
    publicPage(),
    translationTemplate(),
    precompress(),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: true },
    },
  },
  server: { port: Number(process.env.CONSOLE_PORT ?? 4301), strictPort: true, proxy },
  preview: { port: 4301, proxy },
});
