import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { holdsKey, isServerPath, type Page, pageAt } from '@forecourt/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { handleNotFound } from './errors.ts';
import { PRIVATE_PAGE_HEADERS } from './headers.ts';
import { runtimeConfig } from './runtimeConfig.ts';

/** A built app of the workspace and where it is served. */
interface BuiltApp {
  name: 'console' | 'capture';
  prefix: string;
}

const APPS: readonly BuiltApp[] = [
  { name: 'capture', prefix: '/capture/' },
  { name: 'console', prefix: '/' },
];

/** Names that the build derives from the content: such a file never changes. */
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
/** The button's script stands on other people's sites. */
const EMBED = '/console/dist/embed.js';
const FILE = /\.[a-z0-9]{1,11}$/i;
/** Pages of the console with a document of their own, beside its `index.html`. */
const OWN_PAGES = ['public', 'conversation', 'invite'] as const;

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
  for (const [index, { prefix, root }] of built.entries()) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      // Only files have an ending: any other address is a page, and no folder is looked at.
      allowedPath: (path) => FILE.test(path),
      preCompressed: true,
      cacheControl: false,
      decorateReply: index === 0,
      setHeaders: (reply, packed) => {
        const path = packed.replace(/\.(br|gz)$/, '');
        const kept = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        void reply.header('cache-control', kept);
        if (path.endsWith(EMBED)) void reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  const pages = new Map<Page, Buffer>(
    await Promise.all(
      built.map(async ({ name, root }) => {
        const html = await readFile(join(root, 'index.html'), 'utf8');
        // The capture page is kept for later, offline: its config is fetched each time.
        const page = name === 'console' ? withRuntimeConfig(html, config) : html;
        return [name, Buffer.from(page, 'utf8')] as const;
      }),
    ),
  );
  for (const name of OWN_PAGES) {
    const page = await readOwnPage(name, config);
    if (page) pages.set(name, page);
  }
  app.setNotFoundHandler((request, reply) => {
    const page = pageFor(request, pages);
    return page ? sendPage(request, reply, page) : handleNotFound(request, reply);
  });
}

/** The app whose page an address is, when it is one that a browser navigates to. */
function pageFor(request: FastifyRequest, pages: ReadonlyMap<Page, Buffer>): Buffer | undefined {
  const { method, url } = request;
  const path = pathOf(url);
  if ((method !== 'GET' && method !== 'HEAD') || isServerPath(path)) return undefined;
  // A missing file must not become a page: its reader would take HTML for a script or picture.
  if (FILE.test(path)) return undefined;
  const page = pageAt(path);
  return pages.get(page) ?? (page === 'capture' ? undefined : pages.get('console'));
}

/** One of the console's own pages, where it is built with it. */
async function readOwnPage(
  name: (typeof OWN_PAGES)[number],
  config: Config,
): Promise<Buffer | undefined> {
  const file = join(config.appsFolder, 'console', 'dist', `${name}.html`);
  if (!existsSync(file)) return undefined;
  return Buffer.from(withRuntimeConfig(await readFile(file, 'utf8'), config), 'utf8');
}

/** Puts the runtime config into a page as data: its first calls go out without asking for it. */
function withRuntimeConfig(html: string, config: Config): string {
  // a data block is no script to the policy; it must not end itself
  const data = JSON.stringify(runtimeConfig(config)).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="runtime-config">${data}</script>`;
  return html.replace('</head>', () => `${block}</head>`);
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Buffer): FastifyReply {
  if (holdsKey(pathOf(request.url))) reply.headers(PRIVATE_PAGE_HEADERS);
  else reply.header('cache-control', 'no-cache');
  return reply.code(200).type('text/html; charset=utf-8').send(page);
}
