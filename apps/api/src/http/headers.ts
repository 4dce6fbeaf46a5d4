import type { FastifyInstance } from 'fastify';

/**
 * No inline script anywhere. Emotion inserts style elements, hence inline styles. Captured photos are
 * shown from blobs before they are sent; the scan is encoded in a worker made from one.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self'",
  "connect-src 'self' ws: wss: https:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer. Pages that a link opens add their own, see `privatePage`. */
export function addSecurityHeaders(app: FastifyInstance, production: boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
      ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
  });
}

/** For what a person reaches by a key in the address: the address must not travel or be remembered. */
export const PRIVATE_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;
