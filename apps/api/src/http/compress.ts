import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** In bytes. Below this, a response fits in a packet or two without compression. */
const THRESHOLD = 1024;

/**
 * Compresses JSON responses for clients that accept it: a report with many photos shrinks to a
 * tenth. The built apps are compressed in advance, and pictures already are. Compressed request
 * bodies are still refused.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalCompression: true,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    customTypes: /^application\/(?:problem\+)?json\b/,
    // The highest quality takes longer than it saves on a phone's connection.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
