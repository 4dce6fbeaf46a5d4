import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits a packet or two as it is, in bytes. */
const THRESHOLD = 1024;

/**
 * Compresses JSON answers for those who take it: a report of many photos is a tenth of its size. The
 * built apps are compressed ahead, pictures by nature. Bodies that come in compressed stay refused.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalCompression: true,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    customTypes: /^application\/(?:problem\+)?json\b/,
    // The best quality takes longer than a phone's line saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
