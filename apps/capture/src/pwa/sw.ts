/**
 * The service worker: lets the page open offline once it has been opened online. It caches the
 * page's own files and the partner's pictures; the page itself stores the customer's data. It
 * shares no code with the page, so that it is one file that browsers can compare.
 */

interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as Worker;

/** Replaced by the build. */
const FILES = '__PRECACHE__'.split(' ');
const PAGES = 'capture-page-';
const PAGE = `${PAGES}__VERSION__`;
const PICTURES = 'capture-pictures';
const MAX_PICTURES = 80;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => cache.addAll(FILES))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  /**
   * A page that was open during an update may still request files of its own version, which the
   * server no longer has: that version stays cached until the next update.
   */
  const forgetOld = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE);
    for (const name of others.slice(0, -1)) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(forgetOld());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.endsWith('/manifest.webmanifest')) event.respondWith(manifest(url));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.href.startsWith(worker.registration.scope)) event.respondWith(file(request));
  else if (request.destination === 'image') event.respondWith(picture(event));
});

/** The newest page if the network is fast, otherwise the cached one. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(new URL('./index.html', worker.registration.scope).href, {
    cacheName: PAGE,
  });
  if (!kept) return fetch(request);
  const fresh = fetch(request).then((response) => (response.ok ? response : kept));
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, 1500, kept));
  return Promise.race([fresh.catch(() => kept), patience]);
}

/**
 * The manifest of one report: the home-screen icon opens that report. The page requests it below
 * its own address; only this worker answers there.
 */
async function manifest(url: URL): Promise<Response> {
  const { scope } = worker.registration;
  const own = new URL('./manifest.webmanifest', scope).href;
  const response = (await caches.match(own, { cacheName: PAGE })) ?? (await fetch(own));
  if (url.href === own) return response;
  const { icons, ...rest } = (await response.json()) as { icons: { src: string }[] };
  return Response.json({
    ...rest,
    id: new URL('.', url).pathname,
    start_url: new URL('.', url).href,
    scope,
    icons: icons.map((icon) => ({ ...icon, src: new URL(icon.src, scope).href })),
  });
}

/** File names contain a hash: a cached file is never stale, whichever version it belongs to. */
async function file(request: Request): Promise<Response> {
  const current = await caches.match(request, { cacheName: PAGE });
  return current ?? (await caches.match(request)) ?? fetch(request);
}

/** Logos and photos: the cached one immediately, updated in the background. */
async function picture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PICTURES);
  const kept = await cache.match(event.request);
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok && response.type === 'basic') {
      await cache.put(event.request, response.clone());
      const keys = await cache.keys();
      if (keys.length > MAX_PICTURES) await cache.delete(keys[0]!);
    }
    return response;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}
