import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny';
import { beforeAll, expect, test } from 'vitest';
import { framesByCodec } from './framesByCodec.ts';
import { framesBySeeking } from './framesBySeeking.ts';
import { ScanProblem, takeScanFrames } from './scanFrames.ts';

const FPS = 12;

/** A video that fades evenly from black to white, so that a frame's gray value shows its time. */
async function walk(seconds: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 240);
  const context = canvas.getContext('2d')!;
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 400_000 });
  output.addVideoTrack(source, { frameRate: FPS });
  await output.start();
  for (let frame = 0; frame < seconds * FPS; frame++) {
    const grey = Math.round((255 * frame) / (seconds * FPS));
    context.fillStyle = `rgb(${grey} ${grey} ${grey})`;
    context.fillRect(0, 0, 320, 240);
    await source.add(frame / FPS, 1 / FPS);
  }
  await output.finalize();
  return new Blob([target.buffer!], { type: 'video/webm' });
}

async function greyOf(frame: { type: string; bytes: ArrayBuffer }): Promise<number> {
  const picture = await createImageBitmap(new Blob([frame.bytes], { type: frame.type }));
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.drawImage(picture, 0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data[0]!;
}

let video: Blob;
beforeAll(async () => {
  video = await walk(8);
}, 30_000);

test.each([
  ['with WebCodecs', framesByCodec],
  ['by seeking', framesBySeeking],
])(
  'a walk becomes 24 evenly spaced frames %s',
  async (_how, take) => {
    const progress: number[] = [];
    const { frames, poster } = await take(video, (fraction) => progress.push(fraction));
    expect(frames).toHaveLength(24);
    expect(progress.at(-1)).toBe(1);
    expect(poster.bytes.byteLength).toBeGreaterThan(100);
    const greys = await Promise.all(frames.map(greyOf));
    for (const [index, grey] of greys.entries()) {
      // One frame of the video is 2.7 levels of gray, and the codec adds a small error.
      expect(Math.abs(grey - (255 * index) / 24)).toBeLessThan(8);
    }
  },
  30_000,
);

test('a moment is no walk', async () => {
  await expect(takeScanFrames(await walk(1), () => undefined)).rejects.toMatchObject({
    code: 'TOO_SHORT',
  });
}, 30_000);

test('what is no video is told', async () => {
  const note = new Blob(['not a video'], { type: 'video/mp4' });
  await expect(takeScanFrames(note, () => undefined)).rejects.toBeInstanceOf(ScanProblem);
}, 30_000);
