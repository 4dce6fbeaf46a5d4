export interface EndWatchOptions {
  /** The authoritative time, in milliseconds since the epoch. */
  now: () => number;
  /** Called when an end is set or reached, with whether it has passed. */
  onEnd: (isUp: boolean) => void;
  /** Called repeatedly once the end has passed, until another end is set. */
  onWait: () => void;
}

/** Longest delay of a single timer, in milliseconds; longer waits are split. */
const LONGEST_MS = 60_000;
/** How often to ask for the result after the end, in milliseconds. */
const ASK_MS = 1000;

/** Waits for the end of an auction, then polls until the server has the result. */
export class EndWatch {
  private readonly options: EndWatchOptions;
  private end: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: EndWatchOptions) {
    this.options = options;
  }

  /** Waits for this moment; null when there is nothing to wait for. */
  set(end: number | null): void {
    const waited = this.end;
    this.end = end;
    clearTimeout(this.timer);
    if (end === null) return this.options.onEnd(false);
    const left = end - this.options.now();
    this.options.onEnd(left <= 0);
    if (left > 0) this.timer = setTimeout(() => this.check(), Math.min(left, LONGEST_MS));
    // The first poll is immediate; if the answer still says running, poll again later.
    else this.timer = setTimeout(() => this.wait(), waited === end ? ASK_MS : 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.end = null;
  }

  private check(): void {
    const { end } = this;
    this.end = null;
    this.set(end);
  }

  private wait(): void {
    this.options.onWait();
    this.timer = setTimeout(() => this.wait(), ASK_MS * 5);
  }
}
