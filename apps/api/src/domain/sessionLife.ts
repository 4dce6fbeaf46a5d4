import { DAY_MS } from '@forecourt/contract';

/** How long sessions last, in days. */
export interface SessionLife {
  /** Maximum, even if it is used. */
  sessionDays: number;
  /** Maximum without use. */
  sessionIdleDays: number;
}

/** When a session that began at `begunAt` ends if it is not used again after `usedAt`. */
export function sessionEnd(
  { sessionDays, sessionIdleDays }: SessionLife,
  begunAt: Date,
  usedAt: Date,
): Date {
  const longest = begunAt.getTime() + sessionDays * DAY_MS;
  return new Date(Math.min(longest, usedAt.getTime() + sessionIdleDays * DAY_MS));
}
