import type { Tx } from '../db/database.ts';

export interface JobOptions {
  /** Number of retries; default 5. */
  retries?: number;
  /** Seconds before the first retry; doubles each time, at most one hour. Default 5. */
  retryDelay?: number;
  /** Seconds an attempt may take before it counts as lost; default 120. */
  expireIn?: number;
}

export interface SendOptions {
  /** Earliest start. */
  startAfter?: Date;
  /** The queue holds at most one waiting job with this key. */
  key?: string;
}

/** Runs a job at least once, so it must be safe to repeat. */
export type JobHandler<Data> = (
  data: Data,
  job: { id: string; lastAttempt: boolean },
) => Promise<unknown>;

/**
 * Background work that survives a crash: stored in the database, and enqueued in the transaction
 * that causes it.
 */
export interface Jobs {
  /** Declares a queue with its handler; call before `start`. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /**
   * Also enqueues a queue's job on a schedule, as a cron expression in UTC; call before `start`.
   */
  schedule(name: string, cron: string): void;
  /** Enqueues in `tx`: the job exists if and only if that transaction commits. */
  send(tx: Tx, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Like `send`, for many jobs of one queue in one statement. */
  sendAll(tx: Tx, name: string, data: readonly object[]): Promise<void>;
  /**
   * Makes this node's workers poll now instead of at their next interval; call after the commit.
   */
  wake(name: string): void;
  start(): Promise<void>;
  /** Runs due jobs until none is left; for tests, which have no workers. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}
