import type { Plugin, Rolldown } from 'vite';

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
        const app = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => apps.some((end) => id.endsWith(end))),
        );
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

/** A chunk's file and those of all its static imports, with their style sheets. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file);
  for (const file of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === file);
    if (next) filesOf(next, chunks, seen);
  }
  return seen;
}
