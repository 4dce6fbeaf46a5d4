import { type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { CodeReaderContext } from './codeReaderContext.ts';
import { pixelsOf } from './pixels.ts';
import { findingOf } from './vinInCode.ts';

/** Where the frame is, in the middle of the picture: parts of its width and height. */
export const AIM = { width: 0.88, height: 0.42 };
/** Enough for the bars of a VIN over the whole frame, and quick on a phone. */
const EDGE = 1280;

/** `other`: a code was read that is no VIN. `failed`: the reader could not be loaded. */
export type ScanState = 'looking' | 'other' | 'failed';

/**
 * Looks for a VIN in the camera's picture, frame by frame, until one is found.
 * @param stream null: there is nothing to look at
 */
export function useCodeScan(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  onVin: (vin: string) => void,
): ScanState {
  const open = useContext(CodeReaderContext);
  const [state, setState] = useState<ScanState>('looking');
  const end = useEffectEvent(onVin);
  useEffect(() => {
    if (!stream) return;
    let left = false;
    async function look(): Promise<void> {
      const read = await open();
      while (!left && video.current) {
        await nextFrame(video.current);
        if (left || !video.current?.videoWidth) continue;
        const finding = findingOf(await read(pixelsOf(video.current, { edge: EDGE, part: AIM })));
        if (left) return;
        if (finding.kind === 'vin') return end(finding.vin);
        if (finding.kind === 'other') setState('other');
      }
    }
    look().catch(() => left || setState('failed'));
    return () => {
      left = true;
    };
  }, [open, stream, video]);
  return state;
}

const nextFrame = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    // Firefox before 2024 does not tell of a video's frames
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
