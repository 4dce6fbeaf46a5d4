import type { Size } from './view.ts';

/** A frame as it came: its bytes, or an image element where fetching or decoding apart is not possible. */
export type Encoded = Blob | HTMLImageElement;

/** A frame ready to be drawn, and what it costs. */
export interface Picture extends Size {
  /** The picture, or its number where a worker holds it. */
  readonly source: ImageBitmap | HTMLImageElement | number;
}

/** Bytes of a decoded picture of this size: four to a pixel. */
export const decodedBytes = ({ width, height }: Size) => width * height * 4;

/**
 * How to decode to `width` device px, or to the picture's own size without one. A browser that
 * ignores the scaling gives a larger picture: look at what comes, not at what was asked for.
 */
export const decodingTo = (width?: number): ImageBitmapOptions =>
  width ? { resizeWidth: width, resizeQuality: 'medium' } : {};
