import type { ClaimStatus } from '@forecourt/contract';

/** The status of a claim or an inspection, and when it was concluded. */
export interface ConclusionFacts {
  /** The flow's usual conclusion. */
  done: ClaimStatus;
  status: ClaimStatus;
  /** The status that undo restores; null without a conclusion, or after an undo. */
  before: ClaimStatus | null;
  concludedAt: Date | null;
}

/** The result: a change, no change, or not allowed. */
export type ConclusionMove =
  | { kind: 'concludes'; status: ClaimStatus; before: ClaimStatus }
  | { kind: 'undoes'; status: ClaimStatus }
  | { kind: 'opens'; status: ClaimStatus }
  | { kind: 'stays' }
  | { kind: 'illegal' };

/** How long a conclusion can be undone or corrected. */
export const UNDO_HOURS = 24;

const OPEN: readonly ClaimStatus[] = [0, 1, 2];
const NEEDS_EXTRA_INSPECTION = 5;

/** Until when the conclusion can be undone; null when there is none. */
export function undoUntil({
  before,
  concludedAt,
}: Pick<ConclusionFacts, 'before' | 'concludedAt'>): Date | null {
  if (before === null || !concludedAt) return null;
  return new Date(concludedAt.getTime() + UNDO_HOURS * 60 * 60 * 1000);
}

/**
 * The effect of a status that staff choose (spec §4, design §7). A claim is repairable or needs an
 * extra inspection; an inspection is inspected or needs an extra one. The result of an extra
 * inspection can be recorded at any time; other conclusions can be undone or corrected within a
 * day.
 */
export function conclude(facts: ConclusionFacts, target: ClaimStatus, now: Date): ConclusionMove {
  const { done, status, before } = facts;
  const isConclusion = target === done || target === NEEDS_EXTRA_INSPECTION;
  if (target === status) return { kind: 'stays' };
  if (!isConclusion && !OPEN.includes(target)) return { kind: 'illegal' };
  if (OPEN.includes(status)) {
    return isConclusion
      ? { kind: 'concludes', status: target, before: status }
      : { kind: 'opens', status: target };
  }
  const until = undoUntil(facts);
  const canUndo = until !== null && now <= until;
  if (target === before) return canUndo ? { kind: 'undoes', status: target } : { kind: 'illegal' };
  const cameOut = status === NEEDS_EXTRA_INSPECTION && target === done;
  return isConclusion && (cameOut || canUndo)
    ? { kind: 'concludes', status: target, before: status }
    : { kind: 'illegal' };
}

/** A flow's usual conclusion, or that the report is not enough. */
export type ConclusionKind = 'done' | 'extra';

/** Which conclusion a status is; null for none. */
export function kindOf(status: number, done: ClaimStatus | null): ConclusionKind | null {
  if (done === null) return null;
  if (status === NEEDS_EXTRA_INSPECTION) return 'extra';
  return status === done ? 'done' : null;
}
