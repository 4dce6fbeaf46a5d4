import { redraw } from '@forecourt/platform/photo';
import type { PreparedFrame } from '../photo/prepared.ts';
import { FRAME_EDGE, FRAME_QUALITY } from './frameSize.ts';

/** Converts one photo to a frame of a scan; null if it is not a picture. */
export async function prepareFrame(file: Blob): Promise<PreparedFrame | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return { type: 'image/jpeg', bytes: await redraw(picture, FRAME_EDGE, FRAME_QUALITY) };
    } finally {
      picture.close();
    }
  } catch {
    return null;
  }
}
