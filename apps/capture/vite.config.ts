import { messages } from '@forecourt/platform/vite';
import { compiledStyles } from '@forecourt/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '@forecourt/tools/precompress';
import { firstScript } from './vite/firstScript.ts';
import { mockApi } from './vite/mockApi.ts';
import { serviceWorker } from './vite/serviceWorker.ts';

const api = process.env.FORECOURT_API;

export default defineConfig({
  root: import.meta.dirname,
  base: '/capture/',
  plugins: [
    messages(),
    compiledStyles(),
    react(),
    firstScript('first', 'src/first/first.ts'),
    serviceWorker(),
    precompress(),
    !api && mockApi(),
  ],
  build: {
    target: ['chrome100', 'safari15.4', 'firefox100'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', first: 'src/first/first.ts', sw: 'src/pwa/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    port: Number(process.env.CAPTURE_PORT ?? 4302),
    strictPort: true,
    proxy: api ? { '/api': api, '/media': api, '/config.json': api } : {},
  },
  preview: { port: 4302, proxy: api ? { '/api': api, '/media': api, '/config.json': api } : {} },
});
