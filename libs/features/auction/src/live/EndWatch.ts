export interface EndWatchOptions {
  /** The time that decides, in milliseconds since the epoch. */
  now: () => number;
  /** Told each time an end is set or has come: whether it is past. */
  onEnd: (isUp: boolean) => void;
  /** Told now and then as long as the end is past and another has not been set. */
  onWait: () => void;
}

/** Longest time that one timer is trusted with, in milliseconds. */
const longestMs = 60_000;
/** How often to ask for what comes after the end, in milliseconds. */
const askMs = 1000;

/** Waits for the end of an auction, and then for the server to say what came of it. */
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
    if (left > 0) this.timer = setTimeout(() => this.check(), Math.min(left, longestMs));
    // Asked at once the first time; an answer that still says running is asked about again later.
    else this.timer = setTimeout(() => this.wait(), waited === end ? askMs : 0);
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
    this.timer = setTimeout(() => this.wait(), askMs * 5);
  }
}
