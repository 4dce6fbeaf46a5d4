import type { AttachmentKind } from '@forecourt/contract';
import { FULL_EDGE, redraw, sniffImage } from '@forecourt/platform/photo';
import type { Payload } from '@forecourt/platform/queue';
import type { FileProblem } from './unsentFile.ts';

const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
const MAX_PDF_BYTES = 10 * 1024 * 1024;
const HEAD_BYTES = 16;
const QUALITY = 0.86;

export type Prepared =
  { ok: true; kind: AttachmentKind; payload: Payload } | { ok: false; problem: FileProblem };

/**
 * Prepares a file for sending: a photo upright, at most 2560 px and without its metadata, so that
 * the place it was taken at never leaves the device; a PDF file as it is.
 */
export async function prepareFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Prepared> {
  const refuse = (reason: Exclude<FileProblem['reason'], 'TOO_MANY'>): Prepared => ({
    ok: false,
    problem: { reason, name: file.name },
  });
  if (file.size === 0) return refuse('EMPTY');
  // before it is read: a film of gigabytes would end the page
  if (file.size > MAX_PHOTO_BYTES) return refuse('TOO_LARGE');
  const bytes = await file.arrayBuffer();
  const head = new Uint8Array(bytes, 0, Math.min(HEAD_BYTES, bytes.byteLength));
  if (isPdf(head)) {
    if (file.size > MAX_PDF_BYTES) return refuse('TOO_LARGE');
    return { ok: true, kind: 'PDF', payload: { type: 'application/pdf', bytes } };
  }
  const type = sniffImage(head);
  if (!type) return refuse('OTHER_TYPE');
  const drawn = await drawAnew(new Blob([bytes], { type }));
  if (drawn) return { ok: true, kind: 'PHOTO', payload: { type: 'image/jpeg', bytes: drawn } };
  // A device short of memory fails on pictures that the server can decode; HEIC it cannot.
  if (type === 'image/heic') return refuse('UNREADABLE');
  return { ok: true, kind: 'PHOTO', payload: { type, bytes } };
}

async function drawAnew(blob: Blob): Promise<ArrayBuffer | null> {
  try {
    const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' });
    try {
      return await redraw(picture, FULL_EDGE, QUALITY);
    } finally {
      picture.close();
    }
  } catch {
    return null;
  }
}

const isPdf = (head: Uint8Array): boolean =>
  String.fromCharCode(...head.subarray(0, 5)) === '%PDF-';
