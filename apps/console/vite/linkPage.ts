import { messages } from '@forecourt/platform/vite';
import { compiledStyles } from '@forecourt/ui/vite';
import { precompress } from '@forecourt/tools/precompress';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import type { UserConfig } from 'vite';
import { pageChunks } from './pageChunks.ts';
import { preloadMain } from './preloadMain.ts';

/** A page that people open once, from a link, mostly on a phone. */
interface LinkPage {
  /** Its document, in the app's folder. */
  html: string;
  /** Folder of its files in `dist`. */
  folder: string;
  /** End of the path of its first script. */
  first: string;
  /** What the first script loads: the name of its file, and the end of its module's path. */
  then?: readonly [name: string, main: string];
}

/**
 * Builds such a page by itself, beside the console: it loads nothing that is cut to fit the console's
 * pages, and the console is none the larger for it. It consists of few files, since on a phone's line
 * every one costs a round trip.
 */
export function linkPage({ html, folder, first, then }: LinkPage): UserConfig {
  const root = resolve(import.meta.dirname, '..');
  return {
    root,
    publicDir: false,
    plugins: [
      messages(),
      compiledStyles(),
      react(),
      pageChunks(then ? { [then[0]]: { modules: [then[1]] } } : {}, first),
      then && preloadMain(then[1], html),
      precompress(),
    ],
    build: {
      target: ['chrome111', 'safari16.4', 'firefox114'],
      emptyOutDir: false,
      assetsDir: folder,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: resolve(root, html),
        optimization: { inlineConst: true },
      },
    },
  };
}
