import type { Size } from './view.ts';

/** A frame as it came: its bytes, or an image element where fetching or decoding apart is not possible. */
export type Encoded = Blob | HTMLImageElement;

/** A frame ready to be drawn, and what it costs. */
export interface Picture extends Size {
  readonly source: ImageBitmap | HTMLImageElement;
}

/** Bytes of a decoded picture of this size: four to a pixel. */
export const decodedBytes = ({ width, height }: Size) => width * height * 4;

/**
 * Decodes a frame, off the main thread where the browser can, scaled to `width` device px (its
 * own size without one). A browser that ignores the scaling gives a larger picture: look at
 * what comes, not at what was asked for.
 */
export async function decode(encoded: Encoded, width?: number): Promise<Picture> {
  const bytes = encoded instanceof Blob;
  const options: ImageBitmapOptions = width ? { resizeWidth: width, resizeQuality: 'medium' } : {};
  const source = bytes ? await createImageBitmap(encoded, options) : encoded;
  return { source, width: source.width, height: source.height };
}

/** Frees a picture's memory at once. */
export function release(picture: Picture | undefined): void {
  (picture?.source as Partial<ImageBitmap> | undefined)?.close?.();
}
