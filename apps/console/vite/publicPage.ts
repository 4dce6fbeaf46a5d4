import type { Plugin } from 'vite';

/** Addresses of reports behind a link (spec §2). */
const links = /^\/(trade|claim|inspect)\/report\/(public|offer|dealer)\//;

/** Answers the addresses of public reports with their own page in development, as the API does. */
export function publicPage(): Plugin {
  return {
    name: 'forecourt:public-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        if (request.method === 'GET' && links.test(request.url ?? '')) request.url = '/public.html';
        next();
      });
    },
  };
}
