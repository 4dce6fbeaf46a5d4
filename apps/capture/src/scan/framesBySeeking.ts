import { encodeJpeg, fitWithin } from '@forecourt/platform/photo';
import type { PreparedFrame } from '../photo/prepared.ts';
import { FRAME_EDGE, FRAME_QUALITY, posterOf } from './frameSize.ts';
import { frameTimes } from './frameTimes.ts';
import { MIN_SECONDS, type OnProgress, type ScanFrames, ScanProblem } from './scanFrames.ts';

/** How long one seek may take before the video counts as unreadable. */
const SEEK_MS = 8000;

/** Extracts frames by seeking in a video element: slower, but works wherever the video plays. */
export async function framesBySeeking(source: Blob, onProgress: OnProgress): Promise<ScanFrames> {
  const url = URL.createObjectURL(source);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await happens(video, 'loadeddata');
    const seconds = await durationOf(video);
    if (seconds < MIN_SECONDS) throw new ScanProblem('TOO_SHORT');
    const [width, height] = fitWithin(video.videoWidth, video.videoHeight, FRAME_EDGE);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new ScanProblem('UNREADABLE');
    const frames: PreparedFrame[] = [];
    const times = frameTimes(0, seconds);
    for (const time of times) {
      if (Math.abs(video.currentTime - time) > 0.001) {
        const sought = happens(video, 'seeked');
        video.currentTime = time;
        await sought;
      }
      context.drawImage(video, 0, 0, width, height);
      frames.push({ type: 'image/jpeg', bytes: await encodeJpeg(canvas, FRAME_QUALITY) });
      onProgress(frames.length / times.length);
    }
    return { frames, poster: await posterOf(frames[0]!) };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Recorded WebM reports an infinite duration until it has been sought past its end. */
async function durationOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  const sought = happens(video, 'seeked');
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await sought;
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ScanProblem('UNREADABLE'));
    const timer = setTimeout(fail, SEEK_MS);
    const options = { once: true };
    video.addEventListener(event, () => (clearTimeout(timer), resolve()), options);
    video.addEventListener('error', () => (clearTimeout(timer), fail()), options);
  });
}
