/**
 * Holds back every timer of one length until the test lets it end, so that a pause takes as long as
 * the test wants and not as the machine happens to need. Other timers run as usual.
 */
export class HeldTimers {
  private readonly real = { set: globalThis.setTimeout, clear: globalThis.clearTimeout };
  private readonly held = new Map<number, () => void>();
  private made = 0;

  /** @param ms the length of the timers to hold back */
  constructor(ms: number) {
    const { set, clear } = this.real;
    globalThis.setTimeout = ((run: () => void, delay?: number, ...given: unknown[]) => {
      if (delay !== ms) return set(run as never, delay, ...given);
      // Below zero, where no browser has an id of its own.
      this.held.set((this.made -= 1), run);
      return this.made;
    }) as typeof setTimeout;
    globalThis.clearTimeout = ((id?: number) => {
      if (!this.held.delete(id ?? 0)) clear(id);
    }) as typeof clearTimeout;
  }

  /** How many are running. */
  get count(): number {
    return this.held.size;
  }

  /** Their time is over. */
  end(): void {
    const ended = [...this.held.values()];
    this.held.clear();
    for (const run of ended) run();
  }

  /** From now on timers run as usual. */
  restore(): void {
    globalThis.setTimeout = this.real.set;
    globalThis.clearTimeout = this.real.clear;
  }
}
