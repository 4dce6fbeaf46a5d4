import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Names the app's own code in the page, so that it comes along with the small first script that asks
 * for it, and not a round trip later.
 *
 * @param main end of the path of the module that the first script imports
 * @param page the page's file
 */
export function preloadMain(main: string, page = 'index.html'): Plugin {
  return {
    name: `forecourt:preload-main:${page}`,
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        if (!filename.endsWith(page)) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(main)));
        if (!entry) throw new Error(`no chunk holds ${main}`);
        return {
          html,
          tags: [...closureOf(entry, chunks)]
            .filter((file) => !html.includes(file))
            .map((file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { ...kindOf(file), crossorigin: true, href: `/${file}` },
              injectTo: 'head',
            })),
        };
      },
    },
  };
}

/** A style sheet is not put in force here: the first picture would wait for it. */
const kindOf = (file: string): HtmlTagDescriptor['attrs'] =>
  file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };

/** A chunk's file and those of all it imports before it runs, with their style sheets. */
function closureOf(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file);
  for (const file of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === file);
    if (next) closureOf(next, chunks, seen);
  }
  return seen;
}
