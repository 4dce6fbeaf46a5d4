import { precompress } from '@forecourt/tools/precompress';
import { defineConfig } from 'vite';

/** The button for other people's sites: one small script without a dependency, at a fixed address. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [precompress()],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/src/embed/embed.ts`,
      output: { format: 'iife', entryFileNames: 'embed.js' },
    },
  },
});
