import type { Refusal, Task } from './task.ts';

/** What one request came to. */
export type Outcome =
  /** The server has it (or no longer has it, when it was wanted absent). */
  | { kind: 'stored' }
  /** These keys will not be taken as they are; the others of the batch go again. */
  | { kind: 'refused'; refusals: Record<string, Refusal> }
  /** The whole lacks these parts, which the server once acknowledged: they go again first. */
  | { kind: 'missing'; keys: string[] }
  /** Nothing is known: it goes again after a pause. */
  | { kind: 'retry'; cause: 'network' | 'server' | 'full'; waitMs?: number }
  /** The link is dead, or the report is closed: nothing more can be sent. */
  | { kind: 'stop'; reason: StopReason };

export type StopReason = 'gone' | 'completed';

/**
 * How a task stands after a request that carried its revision `sent`.
 * @param pauseMs how long to wait before the next attempt, when there is one
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
      // The record stays: should a late copy arrive at the server, we know to remove it again.
      return { ...rested, touched: false, settled: 0 };
    case 'refused': {
      const refusal = outcome.refusals[task.key];
      if (!refusal || task.revision !== sent.revision) return rested;
      // A refused removal has nothing left to remove.
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
