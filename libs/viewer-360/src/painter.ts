import { decodingTo, type Encoded, type Picture } from './decoder.ts';

/** Decodes frames, holds the decoded pictures, and draws them on a canvas of its own. */
export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Decodes a frame, scaled to `width` device px where the browser can; rejects what is no picture. */
  decode(encoded: Encoded, width?: number): Promise<Picture>;
  /**
   * Draws a picture over all of the canvas. Pictures of the ring may be smaller than the one at
   * rest: a canvas that keeps its size shows the next one sooner. It shrinks after a zoom.
   */
  draw(picture: Picture): void;
  /** Frees a picture's memory at once. */
  release(picture: Picture): void;
  /** Frees the canvas. */
  destroy(): void;
}

/** Creates a painter, if it can; `failed` is called when it turns out later that it cannot work. */
export type CreatePainter = (failed: () => void) => Painter | undefined;

/** A painter on the main thread; the browser itself decodes elsewhere where it can. */
export function createPainter(): Painter {
  const canvas = document.createElement('canvas');
  canvas.width = 0;
  const context = canvas.getContext('2d', { alpha: false });

  return {
    canvas,
    async decode(encoded, width) {
      const bytes = encoded instanceof Blob;
      const source = bytes ? await createImageBitmap(encoded, decodingTo(width)) : encoded;
      return { source, width: source.width, height: source.height };
    },
    draw({ source, width, height }) {
      if (canvas.width < width || canvas.width > width * 2) {
        Object.assign(canvas, { width, height });
      }
      context?.drawImage(source as ImageBitmap, 0, 0, canvas.width, canvas.height);
    },
    release: ({ source }) => (source as Partial<ImageBitmap>).close?.(),
    destroy() {
      canvas.width = 0;
    },
  };
}
