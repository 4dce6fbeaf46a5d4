import { DRAG_STEP } from './constants.ts';

/** Time constant of the deceleration after a flick, in ms. */
const DECAY = 300;
/** Minimum and maximum speed of the momentum after a flick, in px/ms. */
const SLOWEST = 0.04;
const FASTEST = 4;
/** Older moves do not count toward the speed of a flick, in ms. */
const MEMORY = 80;

/** Converts dragged pixels to whole frame steps and carries the remainder over to the next move. */
export interface Stepper {
  /** Adds a distance in px; returns the completed steps (negative to the left). */
  add(distance: number): number;
  /** Remaining pixels of an incomplete step: −13 < rest < 13. */
  readonly rest: number;
}

/** A stepper: over any sequence, steps × size + rest = the sum of the distances. */
export function createStepper(size = DRAG_STEP): Stepper {
  let rest = 0;
  return {
    add(distance) {
      const total = rest + distance;
      const steps = Math.trunc(total / size);
      rest = total - steps * size;
      return steps;
    },
    get rest() {
      return rest;
    },
  };
}

/** Tracks a finger to know its speed when it lifts. */
export interface SpeedMeter {
  /** Starts again, at rest, at `time` ms. */
  reset(time: number): void;
  /** Records a move of `distance` px at `time` ms. */
  note(distance: number, time: number): void;
  /** Speed in px/ms over the last moves before `time`; 0 after a pause. */
  at(time: number): number;
}

/** A meter at rest; newer moves weigh more than older ones. */
export function createSpeedMeter(): SpeedMeter {
  let speed = 0;
  let last = 0;
  return {
    reset(time) {
      speed = 0;
      last = time;
    },
    note(distance, time) {
      const elapsed = Math.max(1, time - last);
      speed += (distance / elapsed - speed) * Math.min(1, elapsed / MEMORY + 0.2);
      last = time;
    },
    at: (time) => (time - last < MEMORY ? Math.min(FASTEST, Math.max(-FASTEST, speed)) : 0),
  };
}

/**
 * One step of the momentum: the distance covered in `elapsed` ms from `speed` (px/ms), and the
 * remaining speed, which is 0 once it is negligible.
 */
export function runOut(speed: number, elapsed: number): { distance: number; speed: number } {
  const left = speed * Math.exp(-elapsed / DECAY);
  return {
    distance: (speed - left) * DECAY,
    speed: Math.abs(left) < SLOWEST ? 0 : left,
  };
}
