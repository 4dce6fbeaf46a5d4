import { leanAxios } from '@forecourt/api-client/vite';
import { messages } from '@forecourt/platform/vite';
import { precompress } from '@forecourt/tools/precompress';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanEmotion } from './vite/leanEmotion.ts';
import { pageChunks } from './vite/pageChunks.ts';

/**
 * The conversation behind a link, in a run of its own: built with the report, it would share a file
 * with the report's first script, and run it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    messages(),
    leanAxios(),
    leanEmotion(),
    react(),
    pageChunks({}, '/src/public/conversation.tsx'),
    precompress(),
  ],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    emptyOutDir: false,
    assetsDir: 'public-report',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${import.meta.dirname}/conversation.html`,
      optimization: { inlineConst: true },
    },
  },
});
