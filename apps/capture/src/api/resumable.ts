import type { Payload } from '../queue/index.ts';
import { call, type Result } from './http.ts';

/** How a file is sent: whether the upload is resumed, and who receives its progress. */
export interface Sending {
  /** Part of the file may have arrived before: the offset is requested from the server. */
  resumed: boolean;
  onProgress(sent: number, total: number): void;
}

const FIRST_PIECE = 128 * 1024;
const SMALLEST_PIECE = 32 * 1024;
const LARGEST_PIECE = 4 * 1024 * 1024;
/** Target duration of one piece: short enough to show progress and to notice a lost connection. */
const PIECE_MS = 4000;
/** Timeout of a request: this long without a response, plus the time the piece takes at 2 kB/s. */
const SILENCE_MS = 30_000;
const SLOWEST_PER_MS = 2;

/**
 * Uploads files by tus 1.0: piece by piece, each from the offset that the server has reached. The
 * piece size follows the speed of the connection; the server keeps what arrived of a piece that
 * broke off.
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
      // The last piece is not measured: its response waits until the picture is stored.
      const perMs = part.byteLength / Math.max(1, performance.now() - began);
      piece = Math.min(LARGEST_PIECE, Math.max(SMALLEST_PIECE, Math.round(perMs * PIECE_MS)));
    }
  };
}

const isProgress = (body: unknown): body is { offset: number } =>
  typeof body === 'object' &&
  body !== null &&
  Number.isInteger((body as { offset?: unknown }).offset);
