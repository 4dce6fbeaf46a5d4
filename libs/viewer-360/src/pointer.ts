import { listenToPointer } from './dom.ts';
import { createSpeedMeter } from './drag.ts';

/** Callbacks for one pointer on the stage. */
export interface DragActions {
  /** A finger or button went down. */
  press(): void;
  /** It moved by so many px to the right. */
  drag(distance: number): unknown;
  /** It left at so many px/ms to the right. */
  fling(speed: number): unknown;
}

/**
 * Listens on `stage` for one mouse, pen or finger dragging sideways; a second finger ends the drag,
 * since two are for zooming. Returns a function that stops it.
 */
export function listenToDrag(stage: HTMLElement, { press, drag, fling }: DragActions): () => void {
  const down = new Set<number>();
  const meter = createSpeedMeter();
  const stop = new AbortController();
  let dragging: number | undefined;
  let x = 0;

  const end = ({ pointerId, timeStamp, type }: PointerEvent) => {
    down.delete(pointerId);
    if (pointerId !== dragging) return;
    dragging = undefined;
    if (type === 'pointerup') fling(meter.at(timeStamp));
  };

  listenToPointer(stage, stop.signal, {
    down({ button, pointerId, timeStamp, clientX }) {
      if (button !== 0) return;
      try {
        stage.setPointerCapture(pointerId);
      } catch {
        // The pointer is already gone; a cancel event follows.
      }
      down.add(pointerId);
      dragging = down.size === 1 ? pointerId : undefined;
      x = clientX;
      meter.reset(timeStamp);
      press();
    },
    move({ pointerId, timeStamp, clientX }) {
      if (pointerId !== dragging) return;
      meter.note(clientX - x, timeStamp);
      drag(clientX - x);
      x = clientX;
    },
    up: end,
    cancel: end,
  });
  return () => stop.abort();
}
