import { fitWithin, makeCanvas } from '@forecourt/platform/photo';

export interface Look {
  /** Long edge of the copy, in pixels; never enlarged. */
  edge: number;
  /** Degrees by which the copy is turned clockwise. */
  turn?: number;
  /** The middle of the picture that is looked at, as parts of its width and height. */
  part?: { width: number; height: number };
}

/**
 * The pixels of a picture's copy. What a turned copy leaves free is white, as around printed codes.
 * @throws when the phone has no memory left
 */
export function pixelsOf(
  picture: ImageBitmap | HTMLVideoElement,
  { edge, turn = 0, part = { width: 1, height: 1 } }: Look,
): ImageData {
  const [fullWidth, fullHeight] =
    'videoWidth' in picture
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
  const [width, height] = [fullWidth * part.width, fullHeight * part.height];
  const [w, h] = fitWithin(width, height, edge);
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const canvas = makeCanvas(Math.round(w * cos + h * sin), Math.round(w * sin + h * cos));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  const [left, top] = [(fullWidth - width) / 2, (fullHeight - height) / 2];
  context.drawImage(picture, left, top, width, height, -w / 2, -h / 2, w, h);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
