import type { Plugin } from 'vite';

/**
 * Adds a small entry script to index.html before the page's own: it runs as soon as it has loaded,
 * while the page's code is still loading.
 *
 * @param name of the build's input
 * @param source path of it from the root, for the development server
 */
export function firstScript(name: string, source: string): Plugin {
  let base = '/';
  return {
    name: 'forecourt:first-script',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === name,
        );
        if (bundle && !chunk) throw new Error(`the build has no "${name}"`);
        const src = base + (chunk?.fileName ?? source);
        return [
          {
            tag: 'script',
            injectTo: 'head-prepend' as const,
            attrs: { type: 'module', async: true, crossorigin: true, src },
          },
        ];
      },
    },
  };
}
