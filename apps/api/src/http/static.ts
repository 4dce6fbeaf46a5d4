import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { holdsKey, isServerPath, type Page, pageAt } from '@forecourt/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { browserLanguage, LANGUAGES, type Language } from '../domain/language.ts';
import { WORDS } from '../messaging/words/index.ts';
import { contentSecurityPolicy, embedAncestors } from './contentSecurityPolicy.ts';
import { chosenLocale } from './cookie.ts';
import { withHead } from './documentHead.ts';
import { handleNotFound } from './errors.ts';
import { PRIVATE_PAGE_HEADERS } from './headers.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { dropWorkers } from './workers.ts';

/** A built app of the workspace and its URL prefix. */
interface BuiltApp {
  name: 'console' | 'capture';
  prefix: string;
}

const APPS: readonly BuiltApp[] = [
  { name: 'capture', prefix: '/capture/' },
  { name: 'console', prefix: '/' },
];

/** Names with a content hash from the build (`fileNames` of tools): such a file never changes. */
const HASHED = /\.[0-9a-z]{7}\.[a-z0-9]+$/;
/** The button's script, which other sites embed. */
const EMBED = '/console/dist/embed.js';
/**
 * Its address never changes: browsers use the copy they have at once, and
 * ask for a newer one beside it.
 */
const EMBED_HEADERS = {
  'cache-control': 'public, max-age=600, stale-while-revalidate=2592000',
  'cross-origin-resource-policy': 'cross-origin',
};
const FILE = /\.[a-z0-9]{1,11}$/i;
/** Pages of the console with their own HTML document, besides its `index.html`. */
const OWN_PAGES = ['public', 'conversation', 'invite', 'embed', 'dealers'] as const;

/** Serves the built apps: files as they are, any other page address with the app's index.html. */
export async function serveApps(app: FastifyInstance, config: Config): Promise<void> {
  const { appsFolder } = config;
  const built = APPS.map((one) => ({ ...one, root: join(appsFolder, one.name, 'dist') })).filter(
    ({ root }) => existsSync(join(root, 'index.html')),
  );
  for (const { name } of APPS.filter(
    (one) => !built.some(({ name: other }) => other === one.name),
  )) {
    app.log.warn(`The ${name} is not built in ${appsFolder}: its pages are not served`);
  }
  if (config.serviceWorkers === 'off') dropWorkers(app);
  for (const [index, { prefix, root }] of built.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      // Only files have an extension. Any other address is a page, and no folder is searched for
      // it.
      allowedPath: (path) => FILE.test(path),
      preCompressed: true,
      cacheControl: false,
      decorateReply: index === 0,
      setHeaders: (reply, packed) => {
        const path = packed.replace(/\.(br|gz)$/, '');
        if (path.endsWith(EMBED)) return void reply.headers(EMBED_HEADERS);
        const kept = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        void reply.header('cache-control', kept);
      },
    });
  }
  const pages = new Map<Page, Document>();
  for (const { name, root } of built) {
    const html = await readFile(join(root, 'index.html'), 'utf8');
    // The capture page is cached for offline use, so its config is fetched each time.
    const page = name === 'console' ? withRuntimeConfig(html, config) : html;
    pages.set(name, documentOf(name, page));
  }
  for (const name of OWN_PAGES) {
    const page = await readOwnPage(name, config);
    if (page) pages.set(name, documentOf(name, page));
  }
  const framed = {
    'content-security-policy': contentSecurityPolicy(config, { framedBy: embedAncestors(config) }),
    'cross-origin-resource-policy': 'cross-origin',
  };
  app.setNotFoundHandler((request, reply) => {
    const page = pageFor(request, pages);
    if (!page) return handleNotFound(request, reply);
    // By the document that is sent: what stands in for one that isn't built may not be framed.
    if (page === pages.get('embed')) reply.headers(framed);
    return sendPage(request, reply, page);
  });
}

/** A page in each language of its head, ready to be sent. */
type Document = Readonly<Record<Language, Buffer>>;

function documentOf(page: Page, html: string): Document {
  const inLanguage = (language: Language): [Language, Buffer] => {
    // Staff choose their language inside, and the console is no link that somebody is sent.
    if (page === 'console') return [language, Buffer.from(html, 'utf8')];
    // The form in a frame is the invite page's.
    const head = WORDS[language].pages[page === 'embed' ? 'invite' : page];
    return [language, Buffer.from(withHead(html, head, language), 'utf8')];
  };
  return Object.fromEntries(LANGUAGES.map(inLanguage)) as Document;
}

/** The page for an address that a browser navigates to; undefined for any other request. */
function pageFor(
  request: FastifyRequest,
  pages: ReadonlyMap<Page, Document>,
): Document | undefined {
  const { method, url } = request;
  const path = pathOf(url);
  if ((method !== 'GET' && method !== 'HEAD') || isServerPath(path)) return undefined;
  // A missing file must not be answered with a page: its reader would take HTML for a script or
  // picture.
  if (FILE.test(path)) return undefined;
  const page = pageAt(path);
  return pages.get(page) ?? (page === 'capture' ? undefined : pages.get('console'));
}

/** Reads one of the console's own pages, if it is built. */
async function readOwnPage(
  name: (typeof OWN_PAGES)[number],
  config: Config,
): Promise<string | undefined> {
  const file = join(config.appsFolder, 'console', 'dist', `${name}.html`);
  return existsSync(file) ? withRuntimeConfig(await readFile(file, 'utf8'), config) : undefined;
}

/**
 * Embeds the runtime config in a page, so that the app need not fetch it before its first calls.
 */
function withRuntimeConfig(html: string, config: Config): string {
  // a data block is not a script under the CSP; escape `<` so that it cannot close its own tag
  const data = JSON.stringify(runtimeConfig(config)).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="runtime-config">${data}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Document): FastifyReply {
  if (holdsKey(pathOf(request.url))) reply.headers(PRIVATE_PAGE_HEADERS);
  else reply.header('cache-control', 'no-cache');
  // the page itself reads it in this order
  const wanted = [chosenLocale(request), request.headers['accept-language']].filter(Boolean);
  const language = browserLanguage(wanted.join());
  return reply
    .code(200)
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(page[language]);
}
