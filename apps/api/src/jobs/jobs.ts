import type { Tx } from '../db/database.ts';

export interface JobOptions {
  /** Attempts after the first; default 5. */
  retries?: number;
  /** Seconds before the first retry; doubles each time, at most one hour. Default 5. */
  retryDelay?: number;
  /** Seconds an attempt may take before it counts as lost; default 120. */
  expireIn?: number;
}

export interface SendOptions {
  /** Not before this time. */
  startAfter?: Date;
  /** At most one waiting job with this key in its queue. */
  key?: string;
}

/** A job's work. Runs at least once: what it does must be safe to do twice. */
export type JobHandler<Data> = (
  data: Data,
  job: { id: string; lastAttempt: boolean },
) => Promise<void>;

/** Work that outlives an answer and a crash: kept in the database, enqueued in the causing transaction. */
export interface Jobs {
  /** Declares a queue and its work; before `start`. */
  define<Data extends object>(name: string, handler: JobHandler<Data>, options?: JobOptions): void;
  /** Declares a queue whose job is also sent by the clock, as a cron expression in UTC; before `start`. */
  schedule(name: string, cron: string): void;
  /** Enqueues in `tx`: the job exists if and only if that transaction commits. */
  send(tx: Tx, name: string, data: object, options?: SendOptions): Promise<void>;
  /** The same for many jobs of one queue, in one statement. */
  sendAll(tx: Tx, name: string, data: readonly object[]): Promise<void>;
  /** Tells the workers of this node to look now instead of at their next poll; call after the commit. */
  wake(name: string): void;
  start(): Promise<void>;
  /** Runs every job that is due, until none is left; for tests, which run no workers. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}
