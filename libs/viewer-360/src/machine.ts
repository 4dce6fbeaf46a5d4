import { wrap } from './ring.ts';
import { FIT, type View } from './view.ts';

/** The two resolutions of a frame. */
export type Tier = 'low' | 'high';

/**
 * The state of the viewer. Its parts are independent except that `playing` needs `ready`, `pan`
 * needs a zoom, and `ready` means that every awaited frame loaded or failed.
 */
export interface SpinState {
  /**
   * `waiting`: not near the viewport yet. `loading`: some frames are missing. `ready`: none are.
   */
  readonly phase: 'waiting' | 'loading' | 'ready';
  readonly count: number;
  readonly frame: number;
  /** The resolution that `phase` refers to. */
  readonly awaited: Tier;
  /** Frames that loaded or failed, per resolution (spec §8: a failed frame counts as loaded). */
  readonly settled: Readonly<Record<Tier, number>>;
  /** Frames that failed and have not loaded since, per resolution. */
  readonly failed: Readonly<Record<Tier, number>>;
  readonly motion: 'paused' | 'playing';
  readonly mode: 'spin' | 'pan';
  readonly view: View;
  /** Whether high resolution is wanted. */
  readonly hd: boolean;
  /** Whether the overlay that explains dragging is visible. */
  readonly intro: boolean;
  readonly fullscreen: boolean;
}

/** All events of the viewer. */
export type SpinEvent =
  | { readonly type: 'start' }
  | { readonly type: 'settle'; readonly tier: Tier; readonly ok: boolean }
  | { readonly type: 'recover'; readonly tier: Tier }
  | { readonly type: 'reload' }
  | { readonly type: 'turn'; readonly frame: number }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'touch' }
  | { readonly type: 'mode'; readonly mode: SpinState['mode'] }
  | { readonly type: 'view'; readonly view: View }
  | { readonly type: 'hd'; readonly on: boolean }
  | { readonly type: 'fullscreen'; readonly on: boolean };

const NONE: Record<Tier, number> = { low: 0, high: 0 };

/** The initial state. */
export function initialState(count: number, frame: number, hd: boolean): SpinState {
  return {
    phase: 'waiting',
    count,
    frame: wrap(frame, count),
    awaited: 'low',
    settled: NONE,
    failed: NONE,
    motion: 'paused',
    mode: 'spin',
    view: FIT,
    hd,
    intro: count > 1,
    fullscreen: false,
  };
}

/** Share of the awaited frames that loaded or failed, in whole percent. */
export function percentLoaded(state: SpinState): number {
  return Math.floor((state.settled[state.awaited] / state.count) * 100);
}

/** True if every frame failed: there is nothing to show and nothing left to load. */
export function isEmpty({ phase, settled, failed, count }: SpinState): boolean {
  return phase === 'ready' && failed.low === count && failed.high === settled.high;
}

type Change = Partial<SpinState>;

/** How waiting for the frames of a tier affects phase and motion. */
function awaiting({ phase, settled, count, motion }: SpinState, awaited: Tier): Change {
  if (phase === 'waiting') return { awaited };
  return settled[awaited] < count
    ? { awaited, phase: 'loading', motion: 'paused' }
    : { awaited, phase: 'ready', motion };
}

const plus = (counts: SpinState['failed'], tier: Tier, by: number) => ({
  ...counts,
  [tier]: counts[tier] + by,
});

function changeBy(state: SpinState, event: SpinEvent): Change {
  const { phase, count, settled, failed, awaited, view } = state;
  switch (event.type) {
    case 'start':
      return phase === 'waiting' ? awaiting({ ...state, phase: 'loading' }, awaited) : {};
    case 'settle': {
      const { tier, ok } = event;
      if (settled[tier] >= count) return {};
      const more = { settled: plus(settled, tier, 1), failed: plus(failed, tier, ok ? 0 : 1) };
      return { ...more, ...awaiting({ ...state, ...more }, awaited) };
    }
    case 'recover':
      return { failed: plus(failed, event.tier, failed[event.tier] > 0 ? -1 : 0) };
    case 'reload':
      return { settled: NONE, failed: NONE, ...awaiting({ ...state, settled: NONE }, awaited) };
    case 'turn':
      return { frame: wrap(event.frame, count) };
    case 'play':
      return phase === 'ready' && count > 1 ? { motion: 'playing' } : {};
    case 'pause':
      return { motion: 'paused' };
    case 'touch':
      return { intro: false };
    case 'mode':
      return event.mode === 'spin' || view.scale > 1 ? { mode: event.mode } : {};
    case 'view':
      return { view: event.view, mode: event.view.scale > 1 ? state.mode : 'spin' };
    case 'hd': {
      const { on } = event;
      return on === state.hd ? {} : { hd: on, ...awaiting(state, on ? 'high' : 'low') };
    }
    case 'fullscreen':
      return { fullscreen: event.on };
  }
}

/** True if more than the angle changed: most controls do not depend on the angle. */
export function changedBesideAngle(state: SpinState, previous: SpinState): boolean {
  const keys = Object.keys(state) as (keyof SpinState)[];
  return keys.some((key) => key !== 'frame' && state[key] !== previous[key]);
}

/** The state after an event; the same object if the event changes nothing. */
export function reduce(state: SpinState, event: SpinEvent): SpinState {
  const change = changeBy(state, event);
  const keys = Object.keys(change) as (keyof SpinState)[];
  return keys.some((key) => change[key] !== state[key]) ? { ...state, ...change } : state;
}
