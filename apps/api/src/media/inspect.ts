import sharp from 'sharp';
import type { SharpOptions } from 'sharp';
import { broken, empty, notAnImage, tooLarge } from './problems.ts';

/** Phones make pictures of 50 megapixels; beyond this a file is a decompression bomb. */
export const MAX_PIXELS = 55_000_000;
/** Longer than any camera's picture; a strip of 1 × 50,000,000 pixels is not one. */
const MAX_SIDE = 16_384;

/** How every upload is opened. */
export const OPEN: SharpOptions = {
  failOn: 'error',
  limitInputPixels: MAX_PIXELS,
  sequentialRead: true,
};

/** The picture formats that are taken. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * Proves that the bytes are one still picture of a kind and a size that are taken. The name and
 * the declared type of a file say nothing; the first bytes and the decoder do.
 * @throws Problem 415, 413 or 422 with a code that says what is wrong
 */
export async function inspectImage(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw empty();
  const kind = kindOf(bytes);
  const metadata = await sharp(bytes, { ...OPEN, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken('The picture cannot be read');
    });
  if (metadata.format !== (kind === 'avif' ? 'heif' : kind)) throw notAnImage('Not a picture');
  if ((metadata.pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(bytes))) {
    throw notAnImage('Animated pictures are not taken');
  }
  const { width, height } = metadata;
  if (width * height > MAX_PIXELS || width > MAX_SIDE || height > MAX_SIDE) {
    throw tooLarge(`A picture may have ${MAX_PIXELS / 1e6} megapixels at most`);
  }
}

function kindOf(bytes: Buffer): ImageKind {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp') {
    const brand = text(bytes, 8, 12);
    if (brand === 'avif') return 'avif';
    if (/^(hei[cx]|hev[cx]|mif1|msf1)$/.test(brand)) {
      throw notAnImage('HEIC pictures are not taken: send them as JPEG');
    }
  }
  throw notAnImage('Only JPEG, PNG, WebP and AVIF pictures are taken');
}

/** An animated PNG announces itself by a chunk before the picture's data. */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL', 8, 'latin1');
  return control !== -1 && control < bytes.indexOf('IDAT', 8, 'latin1');
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1');
}
