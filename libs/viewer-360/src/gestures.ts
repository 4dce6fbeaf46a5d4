import { listenToPointer } from './dom.ts';
import type { Point } from './view.ts';

/** What pointers and the wheel can do to a zoom. Points are relative to the stage's center. */
export interface ZoomActions {
  /** One pointer moved by this much. */
  drag(distance: Point): void;
  /** Two pointers moved: their middle by `distance`, their gap by `ratio`. */
  pinch(ratio: number, middle: Point, distance: Point): void;
  /** A pinch ended. */
  rest(): void;
  /** Two taps or clicks on one spot. */
  doubleTap(point: Point): void;
  /** The wheel turned; returns true if that was used, so that the page must not scroll. */
  wheel(event: WheelEvent, point: Point): boolean;
}

/** Maximum movement of a tap in px, and its maximum duration in ms. */
const TAP_DISTANCE = 8;
const TAP_TIME = 300;
/** Maximum distance between the two taps of a double tap, in px. */
const TAP_APART = 24;

interface Tap extends Point {
  readonly time: number;
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/**
 * Listens on `stage` for dragging, pinching, double taps and the wheel. Returns a function that
 * stops it.
 */
export function listenToGestures(stage: HTMLElement, actions: ZoomActions): () => void {
  const down = new Map<number, Point>();
  const stop = new AbortController();
  let center: Point = { x: 0, y: 0 };
  let tap: Tap | undefined;
  let tapBefore: Tap | undefined;

  const at = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX - center.x,
    y: clientY - center.y,
  });
  /** Measured when a pointer goes down, not on each move, which would force layout. */
  const measure = () => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    center = { x: left + width / 2, y: top + height / 2 };
  };

  listenToPointer(stage, stop.signal, {
    down(event) {
      if (event.button !== 0) return;
      measure();
      const point = at(event);
      down.set(event.pointerId, point);
      tap = down.size === 1 ? { ...point, time: event.timeStamp } : undefined;
    },
    move(event) {
      const before = down.get(event.pointerId);
      if (!before) return;
      const point = at(event);
      down.set(event.pointerId, point);
      if (tap && gap(tap, point) > TAP_DISTANCE) tap = undefined;
      if (down.size === 1) return actions.drag(minus(point, before));
      const [other] = [...down.values()].filter((place) => place !== point) as [Point];
      const between = middle(point, other);
      const ratio = gap(point, other) / Math.max(1, gap(before, other));
      actions.pinch(ratio, between, minus(between, middle(before, other)));
    },
    up({ pointerId, timeStamp }) {
      if (!down.delete(pointerId)) return;
      if (down.size) return actions.rest();
      if (!tap || timeStamp - tap.time > TAP_TIME) return;
      if (tapBefore && tap.time - tapBefore.time < TAP_TIME && gap(tap, tapBefore) < TAP_APART) {
        actions.doubleTap(tap);
        tapBefore = undefined;
      } else tapBefore = { ...tap, time: timeStamp };
    },
    cancel({ pointerId }) {
      down.delete(pointerId);
      tap = undefined;
    },
  });
  const onWheel = (event: WheelEvent) => {
    measure();
    if (actions.wheel(event, at(event))) event.preventDefault();
  };
  stage.addEventListener('wheel', onWheel, { signal: stop.signal, passive: false });
  return () => stop.abort();
}
