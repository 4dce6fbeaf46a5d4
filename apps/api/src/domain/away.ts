/**
 * By how much a day ends later than in UTC: nobody is back before their own day is over, wherever
 * they are west of Greenwich.
 */
const LATEST_MS = 12 * 60 * 60 * 1000;

/** The first day that still counts as today somewhere: those who were away until an earlier one are back. */
export function todayAnywhere(now: Date): string {
  return new Date(now.getTime() - LATEST_MS).toISOString().slice(0, 10);
}

/** Whether somebody who is away until that day, included, is away now. */
export function isAway(until: string | null, now: Date): until is string {
  return until !== null && until >= todayAnywhere(now);
}
