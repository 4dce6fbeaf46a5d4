import { encodeJpeg, makeCanvas } from '@forecourt/platform/photo';

/**
 * The current camera picture at full size.
 * @throws when the phone has no memory left
 */
export async function grab(video: HTMLVideoElement): Promise<Blob> {
  const canvas = makeCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas');
  context.drawImage(video, 0, 0);
  return new Blob([await encodeJpeg(canvas, 0.95)], { type: 'image/jpeg' });
}
