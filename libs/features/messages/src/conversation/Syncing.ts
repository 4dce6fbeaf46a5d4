/** Delays between retries while fetching fails, in ms. */
const RETRY_MS = [1000, 2000, 5000, 10_000];

export interface SyncingOptions {
  /** Fetches what is missing; rejects on failure. */
  fetch: () => Promise<void>;
  /** Whether something is still missing. */
  isBehind: () => boolean;
  /** Fetching failed and will be retried automatically. */
  onFailure: () => void;
}

/**
 * Fetches what is missing: one fetch at a time, repeated if more was announced meanwhile, with
 * retries.
 */
export class Syncing {
  private readonly options: SyncingOptions;
  private running: Promise<void> | null = null;
  private again = false;
  private failures = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SyncingOptions) {
    this.options = options;
  }

  run(): Promise<void> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    clearTimeout(this.retryTimer);
    this.running = this.attempt().finally(() => {
      this.running = null;
      const { again } = this;
      this.again = false;
      if (again && this.options.isBehind()) void this.run();
    });
    return this.running;
  }

  stop(): void {
    clearTimeout(this.retryTimer);
  }

  private async attempt(): Promise<void> {
    try {
      await this.options.fetch();
      this.failures = 0;
    } catch {
      this.options.onFailure();
      const wait = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)];
      this.failures += 1;
      this.retryTimer = setTimeout(() => void this.run(), wait);
    }
  }
}
