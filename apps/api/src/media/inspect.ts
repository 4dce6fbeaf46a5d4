import { open } from 'node:fs/promises';
import sharp from 'sharp';
import type { SharpOptions } from 'sharp';
import { broken, empty, notAnImage, tooLarge } from './problems.ts';

/** Phones take pictures of 50 megapixels; a larger file is a decompression bomb. */
export const MAX_PIXELS = 55_000_000;
/** Longer than any camera's picture; refuses strips such as 1 × 50,000,000 pixels. */
const MAX_SIDE = 16_384;

/** Decoder options for every upload. */
export const OPEN: SharpOptions = {
  failOn: 'error',
  limitInputPixels: MAX_PIXELS,
  sequentialRead: true,
};

/** The accepted picture formats. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** A local file by its path, or one already in memory. */
export type Picture = string | Buffer;

/** The first bytes, which identify the file type. */
const HEAD_BYTES = 16;
/** Maximum chunks before the pixels of a PNG; cameras and editors write a handful. */
const MAX_CHUNKS = 1000;

/**
 * Checks that a file is a single still picture of an accepted format and size. Its name and
 * declared type prove nothing; only the first bytes and the decoder do.
 * @throws Problem 415, 413 or 422 with a code that says what is wrong
 */
export async function inspectImage(file: Picture): Promise<void> {
  const { kind, isAnimated } = await reading(file, async (read) => {
    const head = await read(0, HEAD_BYTES);
    if (head.length === 0) throw empty();
    const kind = kindOf(head);
    return { kind, isAnimated: kind === 'png' && (await isAnimatedPng(read)) };
  });
  const metadata = await sharp(file, { ...OPEN, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken('The picture cannot be read');
    });
  if (metadata.format !== (kind === 'avif' ? 'heif' : kind)) throw notAnImage('Not a picture');
  if ((metadata.pages ?? 1) > 1 || isAnimated)
    throw notAnImage('Animated pictures are not accepted');
  const { width, height } = metadata;
  if (width * height > MAX_PIXELS || width > MAX_SIDE || height > MAX_SIDE) {
    throw tooLarge(`A picture may have ${MAX_PIXELS / 1e6} megapixels at most`);
  }
}

/** Reads bytes of a file at an offset; fewer at its end. */
type Read = (from: number, count: number) => Promise<Buffer>;

/** Lets `work` read pieces of a picture without loading all of it. */
async function reading<T>(file: Picture, work: (read: Read) => Promise<T>): Promise<T> {
  if (Buffer.isBuffer(file)) {
    return work(async (from, count) => file.subarray(from, from + count));
  }
  const handle = await open(file, 'r');
  try {
    return await work(async (from, count) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, from);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await handle.close();
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
      throw notAnImage('HEIC pictures are not accepted. Send them as JPEG');
    }
  }
  throw notAnImage('Only JPEG, PNG, WebP and AVIF pictures are accepted');
}

/** An animated PNG has a chunk that announces this before the picture's data. */
async function isAnimatedPng(read: Read): Promise<boolean> {
  let at = 8;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const head = await read(at, 8);
    const name = text(head, 4, 8);
    if (head.length < 8 || name === 'IDAT') return false;
    if (name === 'acTL') return true;
    // length, name and checksum around the data
    at += head.readUInt32BE(0) + 12;
  }
  throw broken('The picture cannot be read');
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1');
}
