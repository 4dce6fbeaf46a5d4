import sharp from 'sharp';
import type { Media } from '../../../../media/index.ts';

const ADDRESS = /^\/media\/([^/]+)\/([^/?]+)$/;
/** Twice the largest size on paper, in pixels. */
const SIDES = { width: 800, height: 200 };

/**
 * A partner's logo as PNG, since a PDF takes neither WebP nor SVG.
 * @param url as stored with the partner.
 * @returns null without a logo, or if it cannot be read: the receipt then shows the partner's name
 */
export async function logoForPdf(
  media: Pick<Media, 'open'>,
  url: string | null,
): Promise<Buffer | null> {
  const [, key, name] = ADDRESS.exec(url ?? '') ?? [];
  if (!key || !name) return null;
  try {
    const file = await media.open(key, name);
    return file && (await pngOf(file.bytes));
  } catch {
    return null;
  }
}

/** A picture as PNG with its transparency; drawings are drawn at the size that is needed. */
export function pngOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture, { density: 288 })
    .resize({ ...SIDES, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
