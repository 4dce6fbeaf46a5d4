import type { Plugin } from 'vite';
import { chunkWith, filesOf } from './filesOf.ts';

/**
 * Lists in a document's `template` the files of a module that is needed after the first page, for
 * `fetchNext.ts`. Only the build knows their names, and importing them would run them as well.
 *
 * @param document its built file's name
 * @param next path suffix of the module
 * @param first path suffixes of the modules of the first page, whose files are there already
 */
export function fetchedNext(document: string, next: string, first: readonly string[]): Plugin {
  return {
    name: 'forecourt:fetched-next',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        if (!filename.endsWith(document)) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const of = (end: string): string[] => {
          const chunk = chunkWith(end, chunks);
          if (!chunk) throw new Error(`${document} has no chunk with ${end}`);
          return [...filesOf(chunk, chunks)];
        };
        const there = new Set(first.flatMap(of));
        const links = of(next)
          .filter((file) => !there.has(file))
          .map((file) => ({ tag: 'link', attrs: { rel: 'prefetch', href: `/${file}` } }));
        return { html, tags: [{ tag: 'template', children: links, injectTo: 'body' as const }] };
      },
    },
  };
}
