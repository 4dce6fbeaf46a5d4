import { isInvitePath } from '@forecourt/contract';
import type { Plugin } from 'vite';

/** Addresses of reports behind a link (spec §2). */
const links = /^\/(trade|claim|inspect)\/report\/(public|offer|dealer)\//;

const conversations =
  /^\/(trade|claim|inspect)\/report\/(public|offer)\/[^/]+\/[^/]+\/messages\/?$/;

/** Answers the addresses of pages behind links with their own document in development, as the API does. */
export function linkPages(): Plugin {
  return {
    name: 'forecourt:link-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, answer, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        if (request.method === 'GET' && links.test(path)) request.url = '/public.html';
        if (request.method === 'GET' && conversations.test(path))
          request.url = '/conversation.html';
        if (request.method === 'GET' && isInvitePath(path)) request.url = '/invite.html';
        if (path !== '/embed.js') return next();
        // Built it is one plain script; here it is still modules.
        answer.setHeader('content-type', 'text/javascript');
        answer.end(`import('/src/embed/embed.ts')`);
      });
    },
  };
}
