import type { Plugin, Rolldown } from 'vite';

/**
 * Names in each document the code that its entry script imports later, so that it comes along with
 * that small script, and not a round trip after it. Code of one of several pages is left to the script.
 *
 * @param apps ends of the paths of the modules to name
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
            // A style sheet is not put in force here: the first picture would wait for it.
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

/** A chunk's file and those of all it imports before it runs, with their style sheets. */
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
