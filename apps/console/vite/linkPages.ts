import { type Page, pageAt } from '@forecourt/contract';
import type { Plugin } from 'vite';

/** Pages of the console with their own HTML document, in addition to its `index.html`. */
const ownPages: readonly Page[] = ['conversation', 'dealers', 'embed', 'invite', 'public'];

/** Serves pages behind links with their own document in development, as the API does. */
export function linkPages(): Plugin {
  return {
    name: 'forecourt:link-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, answer, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const page = pageAt(path);
        if (request.method === 'GET' && ownPages.includes(page)) request.url = `/${page}.html`;
        if (path !== '/embed.js') return next();
        // Built, it is one classic script; in development it is still modules.
        answer.setHeader('content-type', 'text/javascript');
        answer.end(`import('/src/embed/embed.ts')`);
      });
    },
  };
}
