import type { Payload } from '../queue/index.ts';
import { call, type Result } from './http.ts';

/** How a file is sent: where it goes on, and who is told how far it is. */
export interface Sending {
  /** Part of it may have arrived before: the server is asked. */
  resumed: boolean;
  onProgress(sent: number, total: number): void;
}

const FIRST_PIECE = 128 * 1024;
const SMALLEST_PIECE = 32 * 1024;
const LARGEST_PIECE = 4 * 1024 * 1024;
/** A piece takes about so long: progress is seen, and a line that is lost is noticed. */
const PIECE_MS = 4000;
/** A line that says nothing is given up after this, and what a piece takes at 2 kB/s. */
const SILENCE_MS = 30_000;
const SLOWEST_PER_MS = 2;

/**
 * Sends files as tus 1.0 does: piece by piece, each behind what has arrived. Pieces grow and shrink
 * with the line; what arrived of one that broke off is kept by the server.
 */
export function createSender() {
  let piece = FIRST_PIECE;
  return async function send(
    path: string,
    { bytes }: Payload,
    { resumed, onProgress }: Sending,
  ): Promise<Result<unknown>> {
    const total = bytes.byteLength;
    let offset = 0;
    if (resumed) {
      const known = await call({ method: 'GET', path }, isProgress);
      if (known.kind !== 'ok') return known;
      offset = Math.min(known.data.offset, total);
    }
    for (;;) {
      onProgress(offset, total);
      const part = bytes.slice(offset, offset + piece);
      const began = performance.now();
      const result = await call({
        method: 'PATCH',
        path,
        bytes: { type: 'application/offset+octet-stream', bytes: part },
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'upload-length': String(total),
        },
        timeoutMs: SILENCE_MS + part.byteLength / SLOWEST_PER_MS,
      });
      if (result.kind !== 'ok') {
        piece = Math.max(SMALLEST_PIECE, piece / 2);
        return result;
      }
      offset += part.byteLength;
      if (offset >= total) return result;
      // the last piece tells nothing of the line: its answer waits for the picture to be stored
      const perMs = part.byteLength / Math.max(1, performance.now() - began);
      piece = Math.min(LARGEST_PIECE, Math.max(SMALLEST_PIECE, Math.round(perMs * PIECE_MS)));
    }
  };
}

const isProgress = (body: unknown): body is { offset: number } =>
  typeof body === 'object' &&
  body !== null &&
  Number.isInteger((body as { offset?: unknown }).offset);
