import { type FetchEvent, keepPages } from '@forecourt/platform/page-worker';

/**
 * The service worker: lets the page open offline once it has been opened online. It caches the
 * page's own files and the partner's pictures; the page itself stores the customer's data.
 */

const PICTURES = 'capture-pictures';
const MAX_PICTURES = 80;
const base = new URL('./', self.location.href).href;

keepPages({
  name: 'capture',
  // Replaced by the build.
  files: '__PRECACHE__'.split(' '),
  version: '__VERSION__',
  documentOf: () => './index.html',
  // The page is open once, for some minutes: it never waits for an update.
  atOnce: true,
  others(event, url) {
    if (url.pathname.endsWith('/manifest.webmanifest')) return manifest(url);
    const isOwn = url.href.startsWith(base);
    return event.request.destination === 'image' && !isOwn ? picture(event) : undefined;
  },
});

/**
 * The manifest of one report: the home-screen icon opens that report. The page requests it below
 * its own address; only this worker answers there.
 */
async function manifest(url: URL): Promise<Response> {
  const own = new URL('./manifest.webmanifest', base).href;
  const response = (await caches.match(own)) ?? (await fetch(own));
  if (url.href === own) return response;
  const { icons, ...rest } = (await response.json()) as { icons: { src: string }[] };
  return Response.json({
    ...rest,
    id: new URL('.', url).pathname,
    start_url: new URL('.', url).href,
    scope: base,
    icons: icons.map((icon) => ({ ...icon, src: new URL(icon.src, base).href })),
  });
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
