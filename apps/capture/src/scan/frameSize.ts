import { redraw, THUMB_EDGE } from '@forecourt/platform/photo';
import type { PreparedFrame } from '../photo/prepared.ts';

/** Long edge of a frame in pixels: sharp on the viewer's full screen, and 24 of them stay near 5 MB. */
export const FRAME_EDGE = 1600;
export const FRAME_QUALITY = 0.82;

/** Thumbnail of a frame, for the page. */
export async function posterOf(frame: PreparedFrame): Promise<PreparedFrame> {
  const picture = await createImageBitmap(new Blob([frame.bytes], { type: frame.type }));
  try {
    return { type: 'image/jpeg', bytes: await redraw(picture, THUMB_EDGE, 0.75) };
  } finally {
    picture.close();
  }
}
