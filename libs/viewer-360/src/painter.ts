import { decodingTo, type Encoded, type Picture } from './decoder.ts';

/** Decodes frames, holds the decoded pictures, and draws them on its own canvas. */
export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Decodes a frame, scaled to `width` device px if the browser can; rejects invalid pictures. */
  decode(encoded: Encoded, width?: number): Promise<Picture>;
  /**
   * Draws a picture over the whole canvas. Pictures of a turning ring may be smaller than the one
   * at rest: a canvas that keeps its size shows the next one sooner. It shrinks after a zoom.
   */
  draw(picture: Picture): void;
  /** Frees a picture's memory at once. */
  release(picture: Picture): void;
  /** Frees the canvas. */
  destroy(): void;
}

/** Creates a painter if possible; `failed` is called if it turns out later that it cannot work. */
export type CreatePainter = (failed: () => void) => Painter | undefined;

/** A painter on the main thread; browsers that can still decode on another thread. */
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
