/** Default number of frames of a 360 scan (spec §9). */
export const SCAN_FRAMES = 24;

/**
 * Times, in seconds, of evenly spaced frames. The first is the video's first frame; the last is one
 * interval before the end, where a full walk around the car returns to the first frame.
 */
export function frameTimes(start: number, end: number, count: number = SCAN_FRAMES): number[] {
  const space = (end - start) / count;
  return Array.from({ length: count }, (_, index) => start + index * space);
}
