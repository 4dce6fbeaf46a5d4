import { messages } from '@forecourt/platform/vite';
import { precompress } from '@forecourt/tools/precompress';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanEmotion } from './vite/leanEmotion.ts';
import { pageChunks } from './vite/pageChunks.ts';
import { preloadMain } from './vite/preloadMain.ts';

/** The invite page, built by itself as the page of reports is: it is opened once, on mobile data. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    messages(),
    leanEmotion(),
    react(),
    // Few files: on a phone's line every one costs a round trip.
    pageChunks({ page: { modules: ['/src/invite/page.tsx'] } }, '/src/invite/boot.ts'),
    preloadMain('/src/invite/page.tsx', 'invite.html'),
    precompress(),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    emptyOutDir: false,
    assetsDir: 'invite-page',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${import.meta.dirname}/invite.html`,
      optimization: { inlineConst: true },
    },
  },
});
