import { UNDO_HOURS, type ConclusionMove } from './conclusion.ts';

/** How a customer is told the conclusion that stands; see the table of claims. */
export interface Telling {
  tells: boolean;
  tell_at: Date | null;
  told_at: Date | null;
  told_status: number | null;
  told_opened_at: Date | null;
}

type Change = Extract<ConclusionMove, { status: unknown }>;

const quiet = { tells: false, tell_at: null, told_status: null, told_opened_at: null } as const;

/**
 * How the customer is told after a change. A conclusion is told once it can no longer be taken back;
 * one that was taken back is not told. An undo that restores an earlier conclusion leaves nothing to
 * take back, so that one is told at once, unless it was the last that they were told.
 *
 * @param wants whether staff, and the partner, want the customer to know of a new conclusion
 */
export function tellingAfter(before: Telling, move: Change, wants: boolean, now: Date): Telling {
  const { tells, told_at, told_status } = before;
  if (move.kind === 'concludes') {
    if (!wants) return { ...quiet, told_at };
    const tell_at = new Date(now.getTime() + UNDO_HOURS * 60 * 60 * 1000);
    return { tells: true, tell_at, told_at, told_status, told_opened_at: null };
  }
  if (move.kind === 'opens' || move.status < FIRST_CONCLUSION || !tells) {
    return { ...quiet, told_at };
  }
  return told_status === move.status
    ? { ...before, tell_at: null }
    : { tells: true, tell_at: now, told_at, told_status: null, told_opened_at: null };
}

/** Statuses from here on are conclusions (design §7). */
const FIRST_CONCLUSION = 3;
