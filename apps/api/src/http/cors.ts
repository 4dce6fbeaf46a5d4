import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Browsers ask again after that, in seconds. */
const PREFLIGHT_S = 600;
/** What a page of another origin may read of an answer, beside its body. */
const READABLE = [
  'retry-after',
  'location',
  'content-disposition',
  'upload-offset',
  'upload-length',
];

/**
 * Lets pages of the settings' origins call the server; by default only its own may. There are no
 * cookies: what a page may do hangs on the token that it sends itself.
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

/** Those that are named, and that of the pages where they find the server at another address. */
export function allowedOrigins(config: Config): string[] {
  const { corsOrigins, publicUrl, apiUrl, chatUrl, socketUrl, mediaUrl } = config;
  const elsewhere = [apiUrl, chatUrl, socketUrl, mediaUrl].some(
    (address) => address && new URL(address).host !== new URL(publicUrl).host,
  );
  return [...new Set([...corsOrigins, ...(elsewhere ? [publicUrl] : [])])];
}
