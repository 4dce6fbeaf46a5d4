import type { FastifyInstance } from 'fastify';

/** Addresses of the service workers of the built apps. */
const WORKERS = ['/sw.js', '/talk-sw.js', '/capture/sw.js'] as const;

/**
 * A service worker that ends itself: it takes the place of the one before, deletes what that kept
 * and is gone. Open pages stay as they are.
 */
const LAST_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
`;

/**
 * The emergency exit: browsers fetch a worker's script again at each visit, past their caches, and
 * get this one instead.
 */
export function dropWorkers(app: FastifyInstance): void {
  for (const address of WORKERS) {
    app.get(address, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(LAST_WORKER),
    );
  }
}
