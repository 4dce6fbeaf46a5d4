import type { PreparedFrame } from '../photo/prepared.ts';

/** The result for a video: frames in order around the car, and a thumbnail for the page. */
export interface ScanFrames {
  frames: PreparedFrame[];
  poster: PreparedFrame;
}

/** Called with a fraction from 0 to 1 as frames are extracted. */
export type OnProgress = (fraction: number) => void;

/** Shortest video of a walk around a car, in seconds. */
export const MIN_SECONDS = 4;

/** The video cannot be a walk around a car, or this browser cannot decode it. */
export class ScanProblem extends Error {
  readonly code: 'TOO_SHORT' | 'UNREADABLE';

  constructor(code: 'TOO_SHORT' | 'UNREADABLE') {
    super(code);
    this.code = code;
  }
}

/**
 * Extracts evenly spaced frames from a walk-around video: with WebCodecs, which is exact and fast,
 * or by seeking in a video element where the browser or the codec does not allow that.
 * @throws {ScanProblem}
 */
export async function takeScanFrames(video: Blob, onProgress: OnProgress): Promise<ScanFrames> {
  if (typeof VideoDecoder !== 'undefined') {
    try {
      const { framesByCodec } = await import('./framesByCodec.ts');
      return await framesByCodec(video, onProgress);
    } catch (error) {
      if (error instanceof ScanProblem && error.code === 'TOO_SHORT') throw error;
    }
  }
  const { framesBySeeking } = await import('./framesBySeeking.ts');
  return framesBySeeking(video, onProgress);
}
