import type { LoadFrame } from '../source.ts';

/** Folders of the two resolutions of a drawn ring. */
export const HIGH = '/drawn/high';
export const LOW = '/drawn/low';

const SIZES = { low: { width: 640, height: 427 }, high: { width: 1600, height: 1067 } };

/** One frame of a simple turning car, labeled with its number. */
export async function drawFrame(frame: number, count: number, tier: 'low' | 'high'): Promise<Blob> {
  const { width, height } = SIZES[tier];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const turn = (frame / count) * 2 * Math.PI;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#dfe5ea');
  sky.addColorStop(0.7, '#b9c2c9');
  sky.addColorStop(1, '#8d979e');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);

  pen.scale(width / 160, height / 106.7);
  pen.translate(80, 62);
  const long = 26 + 30 * Math.abs(Math.cos(turn));
  pen.fillStyle = 'rgb(40 48 54 / 0.45)';
  pen.beginPath();
  pen.ellipse(0, 21, long * 1.1, 5, 0, 0, 7);
  pen.fill();
  pen.fillStyle = `hsl(${205 + 12 * Math.sin(turn)} 55% ${38 + 8 * Math.cos(turn)}%)`;
  pen.beginPath();
  pen.roundRect(-long, -2, long * 2, 19, 7);
  pen.roundRect(-long * 0.62 + 5 * Math.sin(turn), -16, long * 1.2, 18, 8);
  pen.fill();
  pen.fillStyle = '#22303a';
  pen.beginPath();
  pen.roundRect(-long * 0.52 + 5 * Math.sin(turn), -13, long, 11, 4);
  pen.fill();
  for (const side of [-1, 1]) {
    pen.fillStyle = '#1b1f22';
    pen.beginPath();
    pen.ellipse(side * long * 0.6, 17, 3 + 4 * Math.abs(Math.cos(turn)), 7, 0, 0, 7);
    pen.fill();
  }
  pen.fillStyle = '#ffffff';
  pen.font = '600 9px sans-serif';
  pen.textAlign = 'center';
  pen.fillText(tier === 'high' ? `${frame} HD` : String(frame), 0, 11);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}

/** How a drawn ring's frames load. */
export interface DrawnOptions {
  count: number;
  /** Frames that fail on every attempt, or `all`. */
  failing?: readonly number[] | 'all' | undefined;
  /** Frames that fail on their first attempt only. */
  flaky?: readonly number[] | undefined;
  /** Only this many frames of a resolution load; the others stay pending. */
  arrive?: { low?: number; high?: number } | undefined;
  /** Load time of each frame, in ms. */
  delay?: number | undefined;
}

/** The frames requested so far, as `low/3`. */
export type DrawnLoader = LoadFrame & { readonly asked: string[]; readonly aborted: string[] };

/** A source that draws frames instead of loading them. */
export function drawnFrames({ count, failing, flaky, arrive, delay }: DrawnOptions): DrawnLoader {
  const asked: string[] = [];
  const aborted: string[] = [];
  const arrived = { low: 0, high: 0 };
  const load: LoadFrame = async (url, signal) => {
    const [, tier, number] = /(low|high)\/(\d+)\.jpg$/.exec(url) as unknown as [
      string,
      'low' | 'high',
      string,
    ];
    const name = `${tier}/${number}`;
    const frame = Number(number);
    const first = !asked.includes(name);
    asked.push(name);
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push(name);
        reject(signal.reason as Error);
      });
      if (++arrived[tier] <= (arrive?.[tier] ?? Infinity)) setTimeout(resolve, delay ?? 0);
    });
    if (failing === 'all' || failing?.includes(frame) || (first && flaky?.includes(frame))) {
      throw new Error('404');
    }
    return drawFrame(frame, count, tier);
  };
  return Object.assign(load, { asked, aborted });
}
