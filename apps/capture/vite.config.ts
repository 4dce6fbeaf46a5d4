import { messages } from '@forecourt/platform/vite';
import { compiledStyles, leanIcons } from '@forecourt/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileNames } from '@forecourt/tools/file-names';
import { precompress } from '@forecourt/tools/precompress';
import { serviceWorker, workerEnvironment } from '@forecourt/tools/service-worker';
import { firstScript } from './vite/firstScript.ts';
import { mockApi } from './vite/mockApi.ts';

const api = process.env.FORECOURT_API;
const target = ['chrome100', 'safari15.4', 'firefox100'];

export default defineConfig({
  root: import.meta.dirname,
  base: '/capture/',
  plugins: [
    messages(),
    compiledStyles(),
    leanIcons(),
    react(),
    firstScript('first', 'src/first/first.ts'),
    serviceWorker({ environment: 'worker', documents: ['index.html'] }),
    fileNames(),
    precompress(),
    !api && mockApi(),
  ],
  build: { target },
  // `vite build` builds all of them, one after the other.
  builder: {},
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { index: 'index.html', first: 'src/first/first.ts' } },
      },
    },
    worker: workerEnvironment(`${import.meta.dirname}/src/pwa/sw.ts`, 'sw.js', target),
  },
  server: {
    port: Number(process.env.CAPTURE_PORT ?? 4302),
    strictPort: true,
    proxy: api ? { '/api': api, '/media': api, '/config.json': api } : {},
  },
  preview: { port: 4302, proxy: api ? { '/api': api, '/media': api, '/config.json': api } : {} },
});
