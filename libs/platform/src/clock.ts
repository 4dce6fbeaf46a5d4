/** Tells the time. Stores take one in the constructor, so that tests and stories can freeze it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** The device's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/**
 * The device's clock as it was when the page opened, advancing steadily: a later change of the
 * device's time does not affect it.
 */
export const steadyClock: Clock = { now: () => performance.timeOrigin + performance.now() };

/** One measurement of the server's time, all values in milliseconds since the epoch. */
export interface ServerTimeSample {
  serverTime: number;
  /** Device time when the request left. */
  sentAt: number;
  /** Device time when the answer arrived. */
  receivedAt: number;
}

/**
 * The best estimate of the server's time: the device's clock plus a measured offset. The sample
 * with the shortest round trip wins, because its error is at most half that round trip. Countdowns
 * use this clock, since the server's clock decides when an auction ends (design §7).
 */
export class ServerClock implements Clock {
  private readonly device: Clock;
  private best: { offset: number; roundTrip: number } | null = null;
  private doubtedAt: number | null = null;

  constructor(device: Clock = systemClock) {
    this.device = device;
  }

  now(): number {
    return this.device.now() + this.offset;
  }

  /** Milliseconds to add to the device's clock; 0 until a sample has arrived. */
  get offset(): number {
    return this.best?.offset ?? 0;
  }

  /** Largest possible error in milliseconds; Infinity until a sample has arrived. */
  get uncertainty(): number {
    return this.best ? this.best.roundTrip / 2 : Infinity;
  }

  /** Adds a sample. Returns whether it improved the estimate. */
  observe({ serverTime, sentAt, receivedAt }: ServerTimeSample): boolean {
    const roundTrip = receivedAt - sentAt;
    if (!Number.isFinite(serverTime) || roundTrip < 0) return false;
    const { best, doubtedAt } = this;
    // What was asked before the doubt tells of the time before the jump.
    if (best && doubtedAt !== null && sentAt < doubtedAt) return false;
    if (best && doubtedAt === null && roundTrip > best.roundTrip) return false;
    this.doubtedAt = null;
    this.best = { offset: serverTime - (sentAt + receivedAt) / 2, roundTrip };
    return true;
  }

  /**
   * Accepts the next sample that is asked for from now on, even if its round trip is longer: during
   * sleep the device's clock may have stopped or jumped. Until then the known offset stays in use.
   */
  doubt(): void {
    this.doubtedAt = this.device.now();
  }

  /** Forgets all samples. */
  reset(): void {
    this.best = null;
    this.doubtedAt = null;
  }
}

/** A clock that stands still until it is moved. For tests and stories. */
export class ManualClock implements Clock {
  private time: number;

  constructor(start: number | string | Date = 0) {
    this.time = new Date(start).getTime();
  }

  now(): number {
    return this.time;
  }

  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void {
    this.time += ms;
  }

  set(time: number | string | Date): void {
    this.time = new Date(time).getTime();
  }
}
