import { fixtureNow } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';

/** A clock stopped at the fixtures' now, so that pictures and texts stay the same. */
export function frozenClock(): ManualClock {
  return new ManualClock(fixtureNow);
}

/**
 * Freezes `Date` as well, for code that uses the device's clock. Timers continue. Returns a
 * function that restores it.
 */
export function freezeDate(at: Date | number | string = fixtureNow): () => void {
  const RealDate = globalThis.Date;
  const time = new RealDate(at).getTime();
  class FrozenDate extends RealDate {
    constructor(...parameters: unknown[]) {
      if (parameters.length === 0) super(time);
      else super(...(parameters as [number]));
    }

    static override now(): number {
      return time;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
