import type { Size } from './view.ts';

/** A loaded frame: its bytes, or an image element if it cannot be fetched or decoded separately. */
export type Encoded = Blob | HTMLImageElement;

/** A frame that is ready to be drawn, and its memory use. */
export interface Picture extends Size {
  /** The picture, or its number if a worker holds it. */
  readonly source: ImageBitmap | HTMLImageElement | number;
}

/** Size in bytes of a decoded picture of this size: four per pixel. */
export const decodedBytes = ({ width, height }: Size) => width * height * 4;

/**
 * Options to decode to `width` device px, or to the picture's own size if omitted. A browser that
 * ignores the scaling returns a larger picture: check the actual size, not the requested one.
 */
export const decodingTo = (width?: number): ImageBitmapOptions =>
  width ? { resizeWidth: width, resizeQuality: 'medium' } : {};
