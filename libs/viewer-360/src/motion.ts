import { SPIN_TICK } from './constants.ts';
import { runOut } from './drag.ts';

/** Turns the ring automatically: while playing, and with momentum after a flick. */
export interface Motion {
  /** Turns one frame every 100 ms, `steps` times, then calls `ended`; zero steps stop playing. */
  play(steps: number, ended: () => void): void;
  /** Starts momentum at `speed` px/ms; zero stops it. */
  fling(speed: number): void;
  /** Stops both. */
  stop(): void;
}

/** Callbacks: whole frames while playing, pixels during momentum. */
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
