import type { ClaimStatus } from '@forecourt/contract';
import type { Flow } from '../db/schema.ts';

/** Where a claim or an inspection stands with its conclusion. */
export interface ConclusionFacts {
  flow: Exclude<Flow, 'TRADE'>;
  status: ClaimStatus;
  /** What the conclusion can be taken back to; null when it is none, or was taken back itself. */
  before: ClaimStatus | null;
  concludedAt: Date | null;
}

/** What becomes of it, or that nothing changes, or that it is not allowed. */
export type ConclusionMove =
  | { kind: 'concludes'; status: ClaimStatus; before: ClaimStatus }
  | { kind: 'undoes'; status: ClaimStatus }
  | { kind: 'opens'; status: ClaimStatus }
  | { kind: 'stays' }
  | { kind: 'illegal' };

/** How long a conclusion can be taken back or corrected. */
export const UNDO_HOURS = 24;

const OPEN: readonly ClaimStatus[] = [0, 1, 2];
const REPAIRABLE = 3;
const INSPECTED = 4;
const NEEDS_EXTRA_INSPECTION = 5;

/** Until when the conclusion can be taken back; null when there is none to take back. */
export function undoUntil({ before, concludedAt }: ConclusionFacts): Date | null {
  if (before === null || !concludedAt) return null;
  return new Date(concludedAt.getTime() + UNDO_HOURS * 60 * 60 * 1000);
}

/**
 * What staff's choice of a status does (spec §4, design §7). A claim is repairable or needs an extra
 * inspection; an inspection is inspected or needs an extra one. That an extra inspection came out is
 * said at any time; anything else is taken back or corrected within a day.
 */
export function conclude(facts: ConclusionFacts, target: ClaimStatus, now: Date): ConclusionMove {
  const { flow, status, before } = facts;
  const done = flow === 'CLAIM' ? REPAIRABLE : INSPECTED;
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
