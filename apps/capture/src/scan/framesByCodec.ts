import { BlobSource, CanvasSink, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import { encodeJpeg, fitWithin } from '@forecourt/platform/photo';
import type { PreparedFrame } from '../photo/prepared.ts';
import { FRAME_EDGE, FRAME_QUALITY, posterOf } from './frameSize.ts';
import { frameTimes } from './frameTimes.ts';
import { MIN_SECONDS, type OnProgress, type ScanFrames, ScanProblem } from './scanFrames.ts';

/**
 * Extracts frames with WebCodecs.
 * @throws {ScanProblem} `UNREADABLE` when this browser does not support the container or the codec
 */
export async function framesByCodec(video: Blob, onProgress: OnProgress): Promise<ScanFrames> {
  const input = new Input({ source: new BlobSource(video), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const track = (await input.canRead()) ? await input.getPrimaryVideoTrack() : null;
    if (!track || !(await track.canDecode())) throw new ScanProblem('UNREADABLE');
    const start = await track.getFirstTimestamp();
    const end = await track.computeDuration();
    if (end - start < MIN_SECONDS) throw new ScanProblem('TOO_SHORT');
    const [width, height] = fitWithin(
      await track.getDisplayWidth(),
      await track.getDisplayHeight(),
      FRAME_EDGE,
    );
    const sink = new CanvasSink(track, { width, height, fit: 'fill', poolSize: 1 });
    const times = frameTimes(start, end);
    const frames: PreparedFrame[] = [];
    for await (const frame of sink.canvasesAtTimestamps(times)) {
      if (!frame) throw new ScanProblem('UNREADABLE');
      const bytes = await encodeJpeg(frame.canvas, FRAME_QUALITY);
      frames.push({ type: 'image/jpeg', bytes });
      onProgress(frames.length / times.length);
    }
    return { frames, poster: await posterOf(frames[0]!) };
  } finally {
    input.dispose();
  }
}
