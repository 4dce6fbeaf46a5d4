import type { PhotoBox } from '@forecourt/contract';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { inspectImage, OPEN, type Picture } from './inspect.ts';
import { broken } from './problems.ts';
import { FRAME_WIDTHS, PHOTO_SIDE } from './sizes.ts';
import type { Variant } from './sizes.ts';
import type { AssetKind } from './types.ts';

// libvips' own cache would only use memory: every picture is opened once
sharp.cache(false);

/** The stored version of a photo: its pixels, encoded by us, and nothing else from the file. */
export interface EncodedPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * Re-encodes an uploaded file: upright, in sRGB, without EXIF, location, profile or any data after
 * the pixels.
 * @throws Problem when the file is not one complete, still picture
 */
export async function encodePhoto(file: Picture): Promise<EncodedPhoto> {
  await inspectImage(file);
  const { data, info } = await upright(file)
    .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  return { jpeg: data, width: info.width, height: info.height };
}

/** A frame of a scan in its two resolutions; the dimensions are those of the high one. */
export interface EncodedFrame {
  high: Buffer;
  low: Buffer;
  width: number;
  height: number;
}

/** Re-encodes an uploaded frame of a scan. @throws Problem like `encodePhoto` */
export async function encodeFrame(file: Picture): Promise<EncodedFrame> {
  await inspectImage(file);
  const { data: high, info } = await upright(file)
    .resize({ width: FRAME_WIDTHS.high, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const low = await sharp(high)
    .resize({ width: FRAME_WIDTHS.low, withoutEnlargement: true })
    .jpeg({ quality: 72 })
    .toBuffer();
  return { high, low, width: info.width, height: info.height };
}

/** A logo keeps its transparency; it is shown 320 CSS pixels wide at most. */
const LOGO_SIDES = { width: 640, height: 320 };
/** A side image fills half of a wide screen. */
const SIDE_IMAGE_SIDES = { width: 1280, height: 1600 };

/** Re-encodes an uploaded picture of a partner. @throws Problem like `encodePhoto` */
export async function encodeAsset(kind: AssetKind, file: Picture): Promise<Buffer> {
  await inspectImage(file);
  const picture =
    kind === 'side_image'
      ? fitted(upright(file), SIDE_IMAGE_SIDES).jpeg({ quality: 78, progressive: true })
      : fitted(sharp(file, OPEN).autoOrient(), LOGO_SIDES).webp({ quality: 90 });
  return picture.toBuffer().catch(unreadable);
}

/**
 * Makes a display size of a stored photo.
 * @returns null when the photo is not larger than that
 */
export async function encodeVariant(
  photo: Buffer,
  { width, encoding }: Variant,
): Promise<Buffer | null> {
  const image = sharp(photo);
  if ((await image.metadata()).width <= width) return null;
  const resized = image.resize({ width });
  if (encoding === 'avif') return resized.avif({ quality: 52, effort: 2 }).toBuffer();
  if (encoding === 'webp') return resized.webp({ quality: 74, effort: 3 }).toBuffer();
  return resized.jpeg({ quality: 78, progressive: true }).toBuffer();
}

/** A patch keeps this many colors across and down: fewer than a plate has letters. */
const PATCH_COLORS = { width: 4, height: 2 };

/** A stored photo, at its full size, of which a part cannot be read or restored. */
export async function hidePart(photo: Buffer, box: PhotoBox): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const left = Math.min(width - 1, Math.floor(box.x * width));
  const top = Math.min(height - 1, Math.floor(box.y * height));
  const part = {
    left,
    top,
    width: Math.min(width, Math.ceil((box.x + box.width) * width)) - left,
    height: Math.min(height, Math.ceil((box.y + box.height) * height)) - top,
  };
  const colors = await sharp(photo)
    .extract(part)
    .resize({ ...PATCH_COLORS, fit: 'fill' })
    .png()
    .toBuffer();
  const patch = await sharp(colors)
    .resize({ width: part.width, height: part.height, fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return sharp(photo)
    .composite([{ input: patch, left, top }])
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** Width of a stored photo, from its header. */
export async function widthOf(photo: Buffer): Promise<number> {
  return (await sharp(photo).metadata()).width;
}

function fitted(picture: Sharp, sides: { width: number; height: number }): Sharp {
  return picture.resize({ ...sides, fit: 'inside', withoutEnlargement: true });
}

function upright(file: Picture): Sharp {
  return sharp(file, OPEN).autoOrient().flatten({ background: '#ffffff' });
}

function unreadable(): never {
  throw broken('The picture is damaged or incomplete');
}
