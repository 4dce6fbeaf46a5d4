import type { SpinEvent, SpinState } from './machine.ts';
import type { CreatePainter } from './painter.ts';
import type { LoadFrame } from './source.ts';
import type { Size } from './view.ts';

/** Content and behavior of a spin. */
export interface SpinOptions {
  /** Folder of the frames in high resolution: `{base}/{index}.jpg`, counted from 0. */
  base: string;
  /** Folder of the same frames in low resolution; if omitted, there is one resolution and no HD. */
  lowBase?: string | undefined;
  /** Frames of the ring; 24 by default. */
  count?: number | undefined;
  /** The first frame to show; 0 by default. */
  frame?: number | undefined;
  /** High resolution from the start; `auto`, the default, means unless data should be saved. */
  hd?: boolean | 'auto' | undefined;
  /** Play automatically once ready; never if the visitor asked for less motion. */
  autoplay?: boolean | undefined;
  /** Number of full turns to play; 1 by default. */
  loops?: number | undefined;
  /** Reverse the drag direction. */
  reverse?: boolean | undefined;
  /**
   * Calls `begin` when loading may start, and returns a function that cancels; by default at once.
   */
  wait?: ((begin: () => void) => () => void) | undefined;
  /** Memory budget for decoded pictures in bytes; by default depends on the device's memory. */
  budget?: number | undefined;
  /** Replaces the source of a frame's bytes. */
  loadFrame?: LoadFrame | undefined;
  /** Creates the painter; on the main thread by default. */
  painter?: CreatePainter | undefined;
  /** The angle changed; called at most once per painted picture. */
  onChange?: ((frame: number, degrees: number) => void) | undefined;
}

/** Called at most once per painted picture, with the previously reported state. */
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
  /** Whether there is a second resolution. */
  readonly hasHd: boolean;
  /** Calls `listener` on changes until the returned function is called. */
  subscribe(listener: SpinListener): () => void;
  /** Passes an event to the state machine. */
  send(event: SpinEvent): void;
  /** Turns to a frame. */
  turnTo(frame: number): void;
  /** Turns by a number of frames. */
  turnBy(steps: number): void;
  /** Stops playing and momentum, and hides the intro: every touch does this first. */
  touch(): void;
  /** Turns by a dragged distance in px; an incomplete frame is carried over to the next call. */
  dragBy(distance: number): void;
  /** Fetches everything again. */
  reload(): void;
  /** Aborts requests, frees memory and removes everything. */
  destroy(): void;
}
