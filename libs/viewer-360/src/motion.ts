import { SPIN_TICK } from './constants.ts';
import { runOut } from './drag.ts';

/** Turns the ring by itself: playing at the spin tick, and running out after a flick. */
export interface Motion {
  /** Turns a frame each 100 ms, `steps` times, then calls `ended`; no steps end the playing. */
  play(steps: number, ended: () => void): void;
  /** Lets a flick of `speed` px/ms run out; no speed ends the run-out. */
  fling(speed: number): void;
  /** Ends both. */
  stop(): void;
}

/** What moves: by whole frames while playing, by pixels while running out. */
export interface MotionOptions {
  readonly turn: (steps: number) => void;
  readonly drag: (distance: number) => void;
}

/** Creates a motion at rest. */
export function createMotion({ turn, drag }: MotionOptions): Motion {
  let ticking: ReturnType<typeof setInterval> | undefined;
  let running = 0;

  const motion: Motion = {
    play(steps, ended) {
      clearInterval(ticking);
      let left = steps;
      if (!left) return;
      ticking = setInterval(() => {
        turn(1);
        if (--left <= 0) ended();
      }, SPIN_TICK);
    },
    fling(speed) {
      cancelAnimationFrame(running);
      let last = performance.now();
      let current = speed;
      const step = (now: number) => {
        const next = runOut(current, Math.max(0, now - last));
        last = now;
        current = next.speed;
        drag(next.distance);
        if (current) running = requestAnimationFrame(step);
      };
      if (current) running = requestAnimationFrame(step);
    },
    stop() {
      clearInterval(ticking);
      cancelAnimationFrame(running);
    },
  };
  return motion;
}
