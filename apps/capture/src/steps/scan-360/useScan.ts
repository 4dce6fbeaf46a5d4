import { useState } from 'react';
import { useModel } from '../../app/context.ts';
import { ScanProblem, takeScanFrames } from '../../scan/scanFrames.ts';

export type ScanState =
  | { kind: 'idle' }
  | { kind: 'working'; fraction: number }
  | { kind: 'failed'; problem: 'tooShort' | 'unreadable' };

/** Extracts frames from a video and stores them. */
export function useScan() {
  const { actions } = useModel();
  const [state, setState] = useState<ScanState>({ kind: 'idle' });

  async function takeVideo(video: File): Promise<void> {
    setState({ kind: 'working', fraction: 0 });
    try {
      const { frames, poster } = await takeScanFrames(video, (fraction) =>
        setState({ kind: 'working', fraction }),
      );
      await actions.addScan(frames, poster);
      setState({ kind: 'idle' });
    } catch (error) {
      const short = error instanceof ScanProblem && error.code === 'TOO_SHORT';
      setState({ kind: 'failed', problem: short ? 'tooShort' : 'unreadable' });
    }
  }

  return { state, takeVideo };
}
