import { leanAxios } from '@forecourt/api-client/vite';
import { messages } from '@forecourt/platform/vite';
import { precompress } from '@forecourt/tools/precompress';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanEmotion } from './vite/leanEmotion.ts';
import { pageChunks } from './vite/pageChunks.ts';
import { preloadMain } from './vite/preloadMain.ts';

/**
 * The report behind a link. Built by itself, beside the console: who opens a link on a phone loads
 * nothing that is cut to fit the console's pages, and the console is none the larger for it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    messages(),
    leanAxios(),
    leanEmotion(),
    react(),
    // Few files: on a phone's line every one costs a round trip.
    pageChunks({ report: { modules: ['/src/public/page.tsx'] } }, '/src/public/boot.ts'),
    preloadMain('/src/public/page.tsx', 'public.html'),
    precompress(),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    emptyOutDir: false,
    assetsDir: 'public-report',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${import.meta.dirname}/public.html`,
      optimization: { inlineConst: true },
    },
  },
});
