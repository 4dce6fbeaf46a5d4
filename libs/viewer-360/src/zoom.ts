import { ZOOM_MIN } from './constants.ts';
import { listenToGestures } from './gestures.ts';
import type { SpinState } from './machine.ts';
import type { Spin } from './types.ts';
import { boundView, stepZoom, zoomAround, type Point, type View } from './view.ts';

/** Zooms and pans a spin. Points are relative to the stage's center, in CSS px. */
export interface Zoom {
  /** Scales the picture, 0.5 to 4, around a point. */
  to(scale: number, around?: Point): void;
  /** Zooms in or out by a level: the whole picture, then 1.5 to 3 by 0.05. */
  by(steps: number, around?: Point): void;
  /** To the first zoom level, or back to the whole picture. */
  toggle(around?: Point): void;
  /** Moves the picture as far as its edges allow. */
  pan(distance: Point): void;
  /** The drag mode. Panning needs a zoomed picture, so `pan` zooms in if necessary. */
  setMode(mode: SpinState['mode']): void;
  /** Stops listening. */
  destroy(): void;
}

/** Trackpads report pinching as wheel events with ctrl: zoom factor per px. */
const TRACKPAD = 0.01;
const CENTER: Point = { x: 0, y: 0 };

/**
 * Handles pinch, double tap and wheel on `stage` to zoom `spin`, and dragging in pan mode to move
 * the picture. If the whole picture is shown the wheel scrolls the page, unless `wheelZoom` is set
 * or the viewer is in full screen.
 */
export function attachZoom(stage: HTMLElement, spin: Spin, wheelZoom = false): Zoom {
  const set = (view: View) =>
    spin.send({ type: 'view', view: boundView(view, spin.fit, spin.stage) });

  const zoom: Zoom = {
    to(scale, around = CENTER) {
      set(zoomAround(spin.state.view, scale, around));
    },
    by(steps, around) {
      zoom.to(stepZoom(spin.state.view.scale, steps), around);
    },
    toggle(around) {
      zoom.to(spin.state.view.scale > 1 ? 1 : ZOOM_MIN, around);
    },
    pan({ x, y }) {
      const { view } = spin.state;
      set({ scale: view.scale, x: view.x + x, y: view.y + y });
    },
    setMode(mode) {
      if (mode === 'pan' && spin.state.view.scale <= 1) zoom.to(ZOOM_MIN);
      spin.send({ type: 'mode', mode });
    },
    destroy() {
      stopListening();
      unsubscribe();
      observer.disconnect();
    },
  };

  const stopListening = listenToGestures(stage, {
    drag(distance) {
      if (spin.state.mode === 'pan') zoom.pan(distance);
    },
    pinch(ratio, middle, distance) {
      zoom.to(spin.state.view.scale * ratio, middle);
      zoom.pan(distance);
    },
    rest() {
      if (spin.state.view.scale < 1) zoom.to(1);
    },
    doubleTap: (point) => zoom.toggle(point),
    wheel({ ctrlKey, deltaY }, point) {
      const { view, fullscreen } = spin.state;
      const steps = -Math.sign(deltaY);
      if (ctrlKey) {
        zoom.to(Math.max(1, view.scale * Math.exp(-deltaY * TRACKPAD)), point);
        return true;
      }
      const used = view.scale > 1 || ((wheelZoom || fullscreen) && steps > 0);
      if (used && steps !== 0) zoom.by(steps, point);
      return used;
    },
  });
  const unsubscribe = spin.subscribe(({ view }, previous) => {
    if (view !== previous.view) stage.style.touchAction = view.scale > 1 ? 'none' : 'pan-y';
  });
  const observer = new ResizeObserver(() => set(spin.state.view));
  observer.observe(stage);
  return zoom;
}
