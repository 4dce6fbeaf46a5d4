/** Frames of a 360 scan unless set otherwise (spec §9). */
export const SCAN_FRAMES = 24;

/**
 * Moments, in seconds, of evenly spaced frames. The first is the video's first frame; the last lies
 * one space before the end, where a full walk around the car meets the first again.
 */
export function frameTimes(start: number, end: number, count: number = SCAN_FRAMES): number[] {
  const space = (end - start) / count;
  return Array.from({ length: count }, (_, index) => start + index * space);
}
