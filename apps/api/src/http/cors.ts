import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** How long browsers may cache a preflight response, in seconds. */
const PREFLIGHT_S = 600;
/** The response headers that a page of another origin may read. */
const READABLE = [
  'date',
  'retry-after',
  'location',
  'content-disposition',
  'upload-offset',
  'upload-length',
  'x-request-id',
];

/**
 * Allows pages from the configured origins to call the server; by default only its own. There are
 * no cookies: a page's rights come only from the token that it sends.
 */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const origins = allowedOrigins(config);
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: READABLE,
    credentials: false,
    maxAge: PREFLIGHT_S,
    strictPreflight: true,
  });
}

/** The configured origins, plus that of the pages when the API has a different host. */
export function allowedOrigins(config: Config): string[] {
  const { corsOrigins, publicUrl, apiUrl, chatUrl, socketUrl, mediaUrl } = config;
  const elsewhere = [apiUrl, chatUrl, socketUrl, mediaUrl].some(
    (address) => address && new URL(address).host !== new URL(publicUrl).host,
  );
  return [...new Set([...corsOrigins, ...(elsewhere ? [publicUrl] : [])])];
}
