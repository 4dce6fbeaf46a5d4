import { listenToPointer, make } from '../dom.ts';
import type { Viewer } from '../viewer.ts';
import { followPin, type PinPoint, type PinSurface } from './followPin.ts';
import { adoptPlacingStyles } from './placingStyles.ts';
import { placed } from './points.ts';

/** Options of placing a pin. */
export interface PlacingOptions {
  /** Where it was placed until now; empty for a new pin. */
  points: readonly PinPoint[];
  surface?: PinSurface | undefined;
  /** It was placed, or moved, on the frame that is seen. */
  onChange: (points: readonly PinPoint[]) => void;
}

/** A pin being placed in a viewer. */
export interface Placing {
  /** Replaces the placements. */
  set(points: readonly PinPoint[]): void;
  /** Moves the pin on the seen frame by fractions of the picture, and places it there. */
  nudge(x: number, y: number): void;
  /** Removes the marker and stops listening. */
  stop(): void;
}

/** A press that moves farther than this, in px, turns the ring and places nothing. */
const TAP = 6;
/** A longer press, in ms, is not a tap. */
const LONGEST_TAP = 600;
/** One key moves the marker by this fraction of the picture. */
const STEP = 0.01;
const MIDDLE = { x: 0.5, y: 0.5 };

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Lets a person place a pin in a viewer: a tap sets it on the seen frame; shift and an arrow key move
 * it, Enter sets it where the marker is. Dragging and arrow keys turn as always.
 */
export function attachPlacing(viewer: Viewer, options: PlacingOptions): Placing {
  const { spin, element: root } = viewer;
  const { surface, onChange } = options;
  const stage = root.querySelector<HTMLElement>('.v360-stage') as HTMLElement;
  const marker = make('div', 'marker', { 'aria-hidden': 'true' });
  const layer = make('div', 'placing', {}, marker);
  stage.parentElement!.append(layer);
  adoptPlacingStyles(root);
  const stopping = new AbortController();
  let { points } = options;
  let places: readonly (PinPoint | undefined)[] = [];

  const here = () => places[spin.state.frame] ?? MIDDLE;
  const draw = () => {
    const { frame, view } = spin.state;
    const { fit, stage: size } = spin;
    const at = here();
    const x = size.width / 2 + view.x + (at.x - 0.5) * fit.width * view.scale;
    const y = size.height / 2 + view.y + (at.y - 0.5) * fit.height * view.scale;
    marker.style.transform = `translate(${x}px,${y}px)`;
    marker.dataset.state = stateOf(points, places[frame]);
  };
  const set = (next: readonly PinPoint[]) => {
    points = next;
    const table: (PinPoint | undefined)[] = [];
    for (const point of followPin(next, spin.state.count, surface)) table[point.frame] = point;
    places = table;
    draw();
  };
  const put = (x: number, y: number) => {
    spin.touch();
    set(placed(points, { frame: spin.state.frame, x, y }));
    onChange(points);
  };
  const nudge = (x: number, y: number) => {
    const at = here();
    put(at.x + x, at.y + y);
  };

  let press: PointerEvent | undefined;
  listenToPointer(stage, stopping.signal, {
    down: (event) => (press = event.isPrimary && event.button === 0 ? event : undefined),
    cancel: () => (press = undefined),
    up(event) {
      const down = press;
      press = undefined;
      if (!down || down.pointerId !== event.pointerId) return;
      const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (moved > TAP || event.timeStamp - down.timeStamp > LONGEST_TAP) return;
      const { left, top } = stage.getBoundingClientRect();
      const { view } = spin.state;
      const { fit, stage: size } = spin;
      const across = event.clientX - left - size.width / 2 - view.x;
      const along = event.clientY - top - size.height / 2 - view.y;
      const x = 0.5 + across / (fit.width * view.scale);
      const y = 0.5 + along / (fit.height * view.scale);
      if (x >= 0 && x <= 1 && y >= 0 && y <= 1) put(x, y);
    },
  });
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target as Element).classList.contains('v360-slider')) return;
    const step = event.shiftKey ? KEYS[event.key] : undefined;
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    // Before the viewer's own keys, which would turn the ring.
    event.stopPropagation();
    nudge(...(step ?? ([0, 0] as const)));
  };
  root.addEventListener('keydown', onKey, { capture: true, signal: stopping.signal });
  const unsubscribe = spin.subscribe(draw);
  set(points);

  return {
    set,
    nudge,
    stop() {
      stopping.abort();
      unsubscribe();
      layer.remove();
    },
  };
}

/** `placed` on this frame by hand, `followed` from others, `free` before the first, or `away`. */
function stateOf(points: readonly PinPoint[], at: PinPoint | undefined): string {
  if (!at) return points.length === 0 ? 'free' : 'away';
  return points.some(({ frame }) => frame === at.frame) ? 'placed' : 'followed';
}
