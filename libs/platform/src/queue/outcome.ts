import type { Refusal, Task } from './task.ts';

/** The outcome of one request. */
export type Outcome =
  /** The server has it (or no longer has it, if it was removed). */
  | { kind: 'stored' }
  /** These keys are rejected as they are; the rest of the batch is retried. */
  | { kind: 'refused'; refusals: Record<string, Refusal> }
  /** The server lacks these parts, although it acknowledged them: they are sent again first. */
  | { kind: 'missing'; keys: string[] }
  /** The outcome is unknown: retry after a pause. */
  | { kind: 'retry'; cause: 'network' | 'server' | 'full'; waitMs?: number }
  /** The link is dead, or the report is closed: nothing more can be sent. */
  | { kind: 'stop'; reason: StopReason };

export type StopReason = 'gone' | 'completed';

/**
 * The state of a task after a request that carried its revision `sent`.
 * @param pauseMs how long to wait before the next attempt, if there is one
 */
export function settle<Meta>(
  task: Task<Meta>,
  outcome: Outcome,
  sent: { revision: number; wanted: 'present' | 'absent' },
  now: number,
  pauseMs: number,
): Task<Meta> {
  const rested = { ...task, attempts: 0, failure: null };
  switch (outcome.kind) {
    case 'stored':
      if (sent.wanted === 'present') {
        return { ...rested, settled: Math.max(task.settled, sent.revision) };
      }
      // The record stays: if a late copy arrives at the server, it has to be removed again.
      return { ...rested, touched: false, settled: 0 };
    case 'refused': {
      const refusal = outcome.refusals[task.key];
      if (!refusal || task.revision !== sent.revision) return rested;
      // A refused removal leaves nothing to remove.
      if (sent.wanted === 'absent') return { ...rested, touched: false, settled: 0 };
      return { ...rested, refusal };
    }
    case 'missing':
      return { ...rested, notBefore: now + pauseMs, attempts: task.attempts + 1 };
    case 'retry': {
      const wait = Math.max(pauseMs, outcome.waitMs ?? 0);
      const attempts = task.attempts + 1;
      return { ...task, attempts, failure: outcome.cause, notBefore: now + wait };
    }
    case 'stop':
      return rested;
  }
}
