import { DEFAULT_FRAMES, SPIN_LOOPS } from './constants.ts';
import { createStepper } from './drag.ts';
import { memoryBudget, prefersLessMotion, savesData } from './environment.ts';
import { createFrames } from './frames.ts';
import { initialState, reduce, type SpinEvent } from './machine.ts';
import { createMotion } from './motion.ts';
import { createPainter } from './painter.ts';
import { listenToDrag } from './pointer.ts';
import { createRenderer } from './renderer.ts';
import { degreesOf } from './ring.ts';
import type { Spin, SpinListener, SpinOptions } from './types.ts';
import { fitSize } from './view.ts';

/** The ring counts as turning until it has been still this long, in ms. */
const STILL_AFTER = 120;
/** Aspect ratio assumed until the first picture is loaded. */
const USUAL_SHAPE = { width: 3, height: 2 };

/** Creates a spin on `stage`, an element with a size of its own; it adds a canvas as first child. */
export function createSpin(stage: HTMLElement, options: SpinOptions): Spin {
  const { lowBase, hd = 'auto', loops = SPIN_LOOPS, onChange } = options;
  const count = Math.max(1, options.count ?? DEFAULT_FRAMES);
  const hasHd = lowBase !== undefined;
  const listeners = new Set<SpinListener>();
  const stepper = createStepper();
  let state = initialState(count, options.frame ?? 0, hasHd && (hd === 'auto' ? !savesData() : hd));
  let notified = state;
  let autoplay = options.autoplay && !prefersLessMotion();
  let turnedAt = -Infinity;
  let stillTimer: ReturnType<typeof setTimeout> | undefined;
  let queued = 0;
  let destroyed = false;

  let painter = options.painter?.(paintHere) ?? createPainter();
  const renderer = createRenderer(stage, painter, () => {
    paint();
    frames.pump();
  });
  const motion = createMotion({
    turn: (steps) => spin.turnBy(steps),
    drag: (distance) => spin.dragBy(distance),
  });
  let frames = makeFrames();

  function makeFrames() {
    return createFrames({
      count,
      start: state.frame,
      base: options.base,
      lowBase,
      budget: options.budget ?? memoryBudget(),
      load: options.loadFrame,
      painter,
      focus: () => ({
        frame: state.frame,
        hd: state.hd || !hasHd,
        scale: state.view.scale,
        moving: state.motion === 'paused' && stillTimer !== undefined,
        stage: renderer.pixels(),
        waiting: state.phase === 'waiting',
      }),
      settled: (tier, ok, again) => send({ type: again ? 'recover' : 'settle', tier, ok }),
      changed: invalidate,
    });
  }

  /** Starts over with the main-thread painter. */
  function paintHere() {
    painter.destroy();
    painter = createPainter();
    renderer.use(painter);
    spin.reload();
  }

  function paint() {
    renderer.draw(frames.best(), state.view);
  }

  function flush() {
    queued = 0;
    paint();
    const previous = notified;
    notified = state;
    if (notified === previous) return;
    if (notified.frame !== previous.frame)
      onChange?.(notified.frame, degreesOf(notified.frame, count));
    for (const listener of listeners) listener(notified, previous);
  }

  function invalidate() {
    if (!destroyed) queued ||= requestAnimationFrame(flush);
  }

  /** Once the ring is still, sharp pictures are worth fetching again. */
  function checkStill() {
    const left = STILL_AFTER - (performance.now() - turnedAt);
    stillTimer = left > 0 ? setTimeout(checkStill, left + 1) : undefined;
    if (stillTimer) return;
    invalidate();
    frames.pump();
  }

  function send(event: SpinEvent) {
    const before = state;
    if (!destroyed) state = reduce(state, event);
    if (state === before) return;
    invalidate();
    if (state.motion !== before.motion) {
      motion.play(state.motion === 'playing' ? count * loops : 0, () => send({ type: 'pause' }));
    }
    if (state.frame !== before.frame) {
      turnedAt = performance.now();
      if (!stillTimer) checkStill();
    } else if (event.type !== 'settle') frames.pump();
    if (autoplay && state.phase === 'ready') {
      autoplay = false;
      send({ type: 'play' });
    }
  }

  const spin: Spin = {
    get state() {
      return state;
    },
    get bytes() {
      return frames.bytes();
    },
    get stage() {
      return renderer.stage();
    },
    get fit() {
      return fitSize(frames.shape() ?? USUAL_SHAPE, renderer.stage());
    },
    hasHd,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    turnTo: (frame) => send({ type: 'turn', frame }),
    turnBy: (steps) => send({ type: 'turn', frame: state.frame + steps }),
    dragBy: (distance) => spin.turnBy(stepper.add(options.reverse ? -distance : distance)),
    touch() {
      autoplay = false;
      motion.fling(0);
      send({ type: 'pause' });
      send({ type: 'touch' });
    },
    reload() {
      frames.destroy();
      frames = makeFrames();
      send({ type: 'reload' });
      frames.pump();
    },
    destroy() {
      destroyed = true;
      cancelAnimationFrame(queued);
      clearTimeout(stillTimer);
      callOff?.();
      stopDrag();
      motion.stop();
      frames.destroy();
      renderer.destroy();
      painter.destroy();
      listeners.clear();
    },
  };

  stage.style.touchAction = 'pan-y';
  const stopDrag = listenToDrag(stage, {
    press: spin.touch,
    drag: (distance) => state.mode === 'spin' && spin.dragBy(distance),
    fling: (speed) => state.mode === 'spin' && !prefersLessMotion() && motion.fling(speed),
  });
  const begin = () => send({ type: 'start' });
  const callOff = options.wait ? options.wait(begin) : begin();
  return spin;
}
