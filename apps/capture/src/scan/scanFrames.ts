import type { PreparedFrame } from '../photo/prepared.ts';

/** What came of a video: frames in order round the car, and a small picture for the page. */
export interface ScanFrames {
  frames: PreparedFrame[];
  poster: PreparedFrame;
}

/** Called with a fraction from 0 to 1 as frames are taken. */
export type OnProgress = (fraction: number) => void;

/** Shortest video of a walk around a car, in seconds. */
export const MIN_SECONDS = 4;

/** The video cannot be a walk round a car, or this browser cannot read it. */
export class ScanProblem extends Error {
  readonly code: 'TOO_SHORT' | 'UNREADABLE';

  constructor(code: 'TOO_SHORT' | 'UNREADABLE') {
    super(code);
    this.code = code;
  }
}

/**
 * Takes evenly spaced frames out of a walk-around video: by WebCodecs, which is exact and fast, or
 * by seeking through a video element where the browser or the codec does not allow it.
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
