import type { Payload } from '@forecourt/platform/queue';
import type { CallOptions } from './http/httpClient.ts';

/** How a file is sent: whether the upload is resumed, and who receives its progress. */
export interface Sending {
  /** Part of the file may have arrived before: the offset is requested from the server. */
  resumed: boolean;
  onProgress(sent: number, total: number): void;
}

/** The calls that send one file. */
export interface FileCalls {
  /** How much of it has arrived, in bytes. */
  progress(): Promise<{ offset: number }>;
  /** Sends its next bytes. */
  append(piece: ArrayBuffer, options: CallOptions): Promise<void>;
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
  let pieceSize = FIRST_PIECE;
  return async function send(
    { bytes }: Payload,
    { resumed, onProgress }: Sending,
    { progress, append }: FileCalls,
  ): Promise<void> {
    const total = bytes.byteLength;
    let offset = resumed ? Math.min((await progress()).offset, total) : 0;
    for (;;) {
      onProgress(offset, total);
      const part = bytes.slice(offset, offset + pieceSize);
      const began = performance.now();
      const headers = {
        'content-type': 'application/offset+octet-stream',
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'upload-length': String(total),
      };
      try {
        await append(part, {
          headers,
          timeoutMs: SILENCE_MS + part.byteLength / SLOWEST_PER_MS,
        });
      } catch (error) {
        pieceSize = Math.max(SMALLEST_PIECE, pieceSize / 2);
        throw error;
      }
      offset += part.byteLength;
      if (offset >= total) return;
      // The last piece is not measured: its response waits until the picture is stored.
      const perMs = part.byteLength / Math.max(1, performance.now() - began);
      pieceSize = Math.min(LARGEST_PIECE, Math.max(SMALLEST_PIECE, Math.round(perMs * PIECE_MS)));
    }
  };
}
