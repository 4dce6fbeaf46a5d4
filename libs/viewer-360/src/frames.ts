import type { Encoded } from './decoder.ts';
import { createLoader, type Job } from './loader.ts';
import type { Tier } from './machine.ts';
import type { Painter } from './painter.ts';
import { createPictures, type Focus, type Pictures } from './pictures.ts';
import { coarseToFine, findNearest } from './ring.ts';
import { createFrameSource, type LoadFrame } from './source.ts';

/** The frames to load, and callbacks. */
export interface FrameOptions {
  readonly count: number;
  readonly start: number;
  /** Folder of the frames in high resolution: `{base}/{index}.jpg`. */
  readonly base: string;
  /** The same in low resolution; if omitted, there is only one resolution. */
  readonly lowBase?: string | undefined;
  readonly budget: number;
  readonly painter: Painter;
  readonly load?: LoadFrame | undefined;
  readonly focus: () => Focus;
  readonly settled: (tier: Tier, ok: boolean, again: boolean) => void;
  readonly changed: () => void;
}

/** The ring's frames: fetched coarse to fine, then sharp ones outwards; decoding is separate. */
export interface Frames extends Pick<Pictures, 'best' | 'shape' | 'bytes'> {
  /** Fetches and decodes what is needed now; call it when the focus changes. */
  pump(): void;
  /** Frees all memory and aborts all requests. */
  destroy(): void;
}

/**
 * After this many small frames are requested, a zoomed picture may be fetched before the rest of
 * the ring.
 */
const COARSE = 6;

interface FrameJob extends Job {
  readonly tier: Tier;
  readonly index: number;
}

/** The address of a frame (spec §7: the processed path plus `{index}.jpg`). */
export const frameUrl = (base: string, index: number) => `${base.replace(/\/+$/, '')}/${index}.jpg`;

/** Creates the store; nothing is fetched before `pump`. */
export function createFrames(options: FrameOptions): Frames {
  const { count, base, lowBase, focus, settled } = options;
  const encoded: Record<Tier, Map<number, Encoded>> = { low: new Map(), high: new Map() };
  const low = coarseToFine(count, options.start);
  const todo = { low, high: new Set(lowBase ? low : []) };

  const highJob = (index: number): FrameJob => {
    todo.high.delete(index);
    return { tier: 'high', index, url: frameUrl(base, index) };
  };

  const next = (): FrameJob | undefined => {
    const { frame, hd, scale, moving, waiting, stage } = focus();
    if (waiting || !stage.width) return undefined;
    const asked = count - todo.low.length;
    const zoomed = scale > 1 && !moving && asked >= Math.min(COARSE, count);
    if (zoomed && todo.high.has(frame)) return highJob(frame);
    const index = todo.low.shift();
    if (index !== undefined) {
      const priority = asked ? 'auto' : 'high';
      return { tier: 'low', index, url: frameUrl(lowBase ?? base, index), priority };
    }
    const sharp = hd && !moving ? findNearest(frame, count, (i) => todo.high.has(i)) : undefined;
    return sharp === undefined ? undefined : highJob(sharp);
  };

  const pictures = createPictures({
    count,
    budget: options.budget,
    painter: options.painter,
    encoded: (tier, index) => encoded[lowBase ? tier : 'low'].get(index),
    focus,
    changed: options.changed,
    broken: (tier, index) => {
      encoded[lowBase ? tier : 'low'].delete(index);
    },
  });

  const loader = createLoader<FrameJob>({
    next,
    load: options.load ?? createFrameSource(),
    settled({ tier, index }, bytes, again) {
      if (bytes) encoded[tier].set(index, bytes);
      settled(tier, bytes !== undefined, again);
      pictures.pump();
    },
  });

  return {
    ...pictures,
    pump() {
      loader.pump();
      pictures.pump();
    },
    destroy() {
      loader.stop();
      pictures.clear();
      encoded.low.clear();
      encoded.high.clear();
    },
  };
}
