import type { SpinEvent, SpinState } from './machine.ts';
import type { CreatePainter } from './painter.ts';
import type { LoadFrame } from './source.ts';
import type { Size } from './view.ts';

/** What a spin shows and how it behaves. */
export interface SpinOptions {
  /** Folder of the frames in high resolution: `{base}/{index}.jpg`, counted from 0. */
  base: string;
  /** Folder of the same frames in low resolution; without it there is one resolution and no HD. */
  lowBase?: string | undefined;
  /** Frames of the ring; 24 without it. */
  count?: number | undefined;
  /** The frame to begin with; 0 without it. */
  frame?: number | undefined;
  /** High resolution from the start; `auto`, the default, means unless data is dear. */
  hd?: boolean | 'auto' | undefined;
  /** Turn by itself once ready; never when the visitor asked for less motion. */
  autoplay?: boolean | undefined;
  /** Full turns that playing lasts; 1 without it. */
  loops?: number | undefined;
  /** Turn the other way when dragged. */
  reverse?: boolean | undefined;
  /** Calls `begin` when loading may start, and gives the way to call it off; at once without it. */
  wait?: ((begin: () => void) => () => void) | undefined;
  /** Most bytes of decoded pictures held; by the device's memory without it. */
  budget?: number | undefined;
  /** Another way to get a frame's bytes. */
  loadFrame?: LoadFrame | undefined;
  /** What draws; on the main thread without it. */
  painter?: CreatePainter | undefined;
  /** The angle changed; at most once per painted picture. */
  onChange?: ((frame: number, degrees: number) => void) | undefined;
}

/** Told of changes at most once per painted picture, with the state told before. */
export type SpinListener = (state: SpinState, previous: SpinState) => void;

/** A ring of frames on a stage: the viewer's core, without buttons and words. */
export interface Spin {
  readonly state: SpinState;
  /** Decoded bytes held. */
  readonly bytes: number;
  /** The stage in CSS px. */
  readonly stage: Size;
  /** The whole picture's size on the stage in CSS px. */
  readonly fit: Size;
  /** There is a second resolution to go to. */
  readonly hasHd: boolean;
  /** Calls `listener` on changes until the function it gives is called. */
  subscribe(listener: SpinListener): () => void;
  /** Passes an event to the state machine. */
  send(event: SpinEvent): void;
  /** Turns to a frame. */
  turnTo(frame: number): void;
  /** Turns by a number of frames. */
  turnBy(steps: number): void;
  /** Ends playing and running out, and hides the intro: what any touch does first. */
  touch(): void;
  /** Turns by a dragged distance in px; what falls short of a frame is kept for the next. */
  dragBy(distance: number): void;
  /** Fetches everything anew. */
  reload(): void;
  /** Aborts, frees and removes everything. */
  destroy(): void;
}
