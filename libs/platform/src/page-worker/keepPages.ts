import type { FetchEvent, WorkerMessage, WorkerScope } from './events.ts';

/** What a service worker keeps so that pages open without a network: code, never data. */
export interface KeptPages {
  /** Prefix of the names of its caches: `console`. */
  name: string;
  /** Files of the build, relative to the worker's own address. */
  files: readonly string[];
  /** Another one for every build. */
  version: string;
  /** The document of a page's address; undefined leaves the address to the browser. */
  documentOf(url: URL): string | undefined;
  /** Files that a deployment may change without a build: from the network where there is one. */
  changing?: readonly string[];
  /**
   * Whether a new version replaces the old one at once. Otherwise it waits for `takeOver`, or until
   * no page is open.
   *
   * @default false
   */
  atOnce?: boolean;
  /** Answers other requests below the worker's scope; undefined leaves them to the browser. */
  others?(event: FetchEvent, url: URL): Promise<Response> | undefined;
}

/** How long the network may take for a document before the kept one is shown, in milliseconds. */
const NETWORK_TIMEOUT_MS = 1500;

/** Scripts and style sheets that a document names. */
const named = /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.(?:js|css))"/g;

/**
 * Makes a service worker of this script. It answers with files of its build and with documents by
 * their own names, so no page's address, and no key in one, is ever a key of a cache.
 */
export function keepPages(kept: KeptPages, worker = self as unknown as WorkerScope): void {
  const { name, files, version, changing = [] } = kept;
  const prefix = `${name}-page-`;
  const current = prefix + version;
  const addressOf = (file: string): string => new URL(file, worker.location.href).href;
  const documents = files.filter((file) => file.endsWith('.html'));
  const addresses = new Set([...files, ...changing].map(addressOf));
  const changes = new Set(changing.map(addressOf));

  async function install(): Promise<void> {
    const cache = await caches.open(current);
    await cache.addAll([...addresses]);
    for (const document of documents) {
      const answer = await cache.match(addressOf(document));
      if (await isOfThisBuild((await answer?.text()) ?? '')) continue;
      await caches.delete(current);
      throw new Error(`${document} is of another version`);
    }
    if (kept.atOnce) await worker.skipWaiting();
  }

  /** While a deployment runs, the script and the document may come from different versions. */
  async function isOfThisBuild(html: string): Promise<boolean> {
    return [...html.matchAll(named)].every(([, file]) => addresses.has(addressOf(file!)));
  }

  /**
   * A page that was open during an update may still request files of its own version, which the
   * server no longer has: that version stays until the next update.
   */
  async function activate(): Promise<void> {
    const others = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== current);
    for (const old of others.slice(0, -1)) await caches.delete(old);
    await worker.clients.claim();
  }

  /** The newest one if the network is fast and the server well, otherwise the kept one. */
  async function newest(request: Request, address: string): Promise<Response> {
    const copy = await caches.match(address, { cacheName: current });
    if (!copy) return fetch(request);
    const fresh = fetch(request).then((answer) => (answer.status < 500 ? answer : copy));
    const timeout = new Promise<Response>((resolve) =>
      setTimeout(resolve, NETWORK_TIMEOUT_MS, copy),
    );
    return Promise.race([fresh.catch(() => copy), timeout]);
  }

  /** File names contain a hash: a kept file is never stale, whichever version it belongs to. */
  async function file(request: Request): Promise<Response> {
    const own = await caches.match(request, { cacheName: current });
    return own ?? (await fromOlder(request)) ?? fetch(request);
  }

  async function fromOlder(request: Request): Promise<Response | undefined> {
    for (const one of await caches.keys()) {
      const found = one.startsWith(prefix) && (await caches.match(request, { cacheName: one }));
      if (found) return found;
    }
    return undefined;
  }

  function answer(event: FetchEvent): Promise<Response> | undefined {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return undefined;
    const other = kept.others?.(event, url);
    if (other) return other;
    if (request.mode === 'navigate') {
      const document = kept.documentOf(url);
      return document === undefined ? undefined : newest(request, addressOf(document));
    }
    if (changes.has(url.href)) return newest(request, url.href);
    return isFile(url) ? file(request) : undefined;
  }

  /** A file of this build, or one beside them: perhaps of a build before or after. */
  const folders = new Set([...addresses].map((address) => new URL('./', address).href));
  folders.delete(addressOf('./'));
  const isFile = (url: URL): boolean =>
    addresses.has(url.href) || folders.has(new URL('./', url).href);

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('fetch', (event) => {
    const given = answer(event);
    if (given) event.respondWith(given);
  });
  worker.addEventListener('message', ({ data, ports }) => {
    const message = data as WorkerMessage;
    if (message.type === 'takeOver') void worker.skipWaiting();
    else ports[0]?.postMessage(addresses.has(addressOf(message.path)));
  });
}
