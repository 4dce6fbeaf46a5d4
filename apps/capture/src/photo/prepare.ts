import { FULL_EDGE, pixelsOf, redraw, sniffImage, THUMB_EDGE } from '@forecourt/platform/photo';
import type { PreparedPhoto } from './prepared.ts';
import { hintsOf, type PhotoHint, qualityOf, SAMPLE_EDGE } from './quality.ts';

/** Why a chosen file is not a usable photo. */
export type PhotoProblem = 'EMPTY_FILE' | 'NOT_AN_IMAGE' | 'UNSUPPORTED_IMAGE' | 'TOO_LARGE';

export type Preparation = { ok: true; photo: PreparedPhoto } | { ok: false; problem: PhotoProblem };

/** Largest file that is sent as it is, when this phone cannot redraw it (contract: 20 MB). */
const MAX_BYTES = 20_000_000;

/**
 * Prepares a photo: upright, scaled down, and re-encoded, so that its location never leaves the
 * phone. Runs in a worker and, in browsers that cannot do that, in the page.
 */
export async function prepare(file: Blob): Promise<Preparation> {
  if (file.size === 0) return { ok: false, problem: 'EMPTY_FILE' };
  const bytes = await file.arrayBuffer();
  const type = sniffImage(new Uint8Array(bytes, 0, Math.min(16, bytes.byteLength)));
  if (!type) return { ok: false, problem: 'NOT_AN_IMAGE' };
  const digest = await digestOf(bytes);
  const picture = await decode(new Blob([bytes], { type }));
  if (!picture) {
    // A phone short of memory fails on pictures that the server can decode; HEIC it cannot.
    if (type === 'image/heic') return { ok: false, problem: 'UNSUPPORTED_IMAGE' };
    if (file.size > MAX_BYTES) return { ok: false, problem: 'TOO_LARGE' };
    const whole = { type, bytes };
    return { ok: true, photo: { full: whole, thumb: whole, digest, hints: [] } };
  }
  try {
    const [full, thumb] = [
      await redraw(picture, FULL_EDGE, 0.86),
      await redraw(picture, THUMB_EDGE, 0.75),
    ];
    const jpeg = (data: ArrayBuffer) => ({ type: 'image/jpeg', bytes: data });
    return {
      ok: true,
      photo: { full: jpeg(full), thumb: jpeg(thumb), digest, hints: look(picture) },
    };
  } catch {
    if (file.size > MAX_BYTES) return { ok: false, problem: 'TOO_LARGE' };
    const whole = { type, bytes };
    return { ok: true, photo: { full: whole, thumb: whole, digest, hints: [] } };
  } finally {
    picture.close();
  }
}

/** What could be better about a picture; empty if the phone cannot analyze it. */
function look(picture: ImageBitmap): PhotoHint[] {
  try {
    const { data, width, height } = pixelsOf(picture, SAMPLE_EDGE);
    return hintsOf(qualityOf(data, width, height), width, height);
  } catch {
    return [];
  }
}

async function decode(blob: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** `crypto.subtle` exists on HTTPS and localhost only; elsewhere two checksums replace it. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
  if (crypto.subtle) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  let [a, b] = [2166136261, 5381];
  for (const byte of new Uint8Array(bytes)) {
    a = Math.imul(a ^ byte, 16777619) >>> 0;
    b = (Math.imul(b, 33) + byte) >>> 0;
  }
  return `${bytes.byteLength}-${a}-${b}`;
}
