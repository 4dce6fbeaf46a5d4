/** Long edge of what is sent, in pixels. */
export const FULL_EDGE = 2560;
/** Long edge of the thumbnail that the page shows while the photo is on the phone. */
export const THUMB_EDGE = 480;

/** Width and height scaled to a long edge of at most `edge`; never enlarged. */
export function fitWithin(width: number, height: number, edge: number): [number, number] {
  const scale = Math.min(1, edge / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** An OffscreenCanvas where available, otherwise a canvas element. */
export function makeCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** @throws when the canvas has no memory left to encode with */
export async function encodeJpeg(canvas: Canvas, quality: number): Promise<ArrayBuffer> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type: 'image/jpeg', quality })
      : await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob || blob.size === 0) throw new Error('the canvas gave no picture');
  return blob.arrayBuffer();
}

/** Draws a picture within `edge`, upright, and encodes it without its metadata. */
export async function redraw(
  picture: ImageBitmap,
  edge: number,
  quality: number,
): Promise<ArrayBuffer> {
  return encodeJpeg(drawWithin(picture, edge).canvas, quality);
}

/** The pixels of a copy within `edge`. */
export function pixelsOf(picture: ImageBitmap, edge: number): ImageData {
  const { canvas, context } = drawWithin(picture, edge);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function drawWithin(picture: ImageBitmap, edge: number) {
  const [width, height] = fitWithin(picture.width, picture.height, edge);
  const canvas = makeCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}
