import type { Plugin } from 'vite';
import { chunkWith, filesOf } from './filesOf.ts';

/**
 * Adds preload links to each document for the code that its entry script imports dynamically, so
 * that both load in parallel and a round trip is saved. If several pages are possible, the script
 * loads the code.
 *
 * @param apps path suffixes of the modules to preload
 */
export function preloadApp(apps: readonly string[]): Plugin {
  return {
    name: 'forecourt:preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = apps.map((end) => chunkWith(end, chunks)).find(Boolean);
        if (!app) return html;
        const tags = [...filesOf(app, chunks)]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            // Style sheets are only preloaded: applying them here would delay the first paint.
            attrs: {
              ...(file.endsWith('.css')
                ? { rel: 'preload', as: 'style' }
                : { rel: 'modulepreload' }),
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          }));
        return { html, tags };
      },
    },
  };
}
