import { DAY_MS } from '@forecourt/contract';
/** When the partner reminds owners, in days; 0 for never. */
export interface ReminderRules {
  /** After the offer. */
  afterDays: number;
  /** Before its end. */
  beforeDays: number;
}

/** The facts about an offer that waits for its owner. */
export interface WaitingFacts {
  offeredAt: Date;
  end: Date;
  /** Up to when its reminders were sent. */
  remindedAt: Date | null;
}

/** For how many days an offer is valid at the longest (contract, OfferCreate). */
const LONGEST_DAYS = 365;

/** When the owner is reminded, in order: only between the offer and its end, and not twice at once. */
export function ownerReminders(
  { offeredAt, end }: Pick<WaitingFacts, 'offeredAt' | 'end'>,
  { afterDays, beforeDays }: ReminderRules,
): Date[] {
  const [from, to] = [offeredAt.getTime(), end.getTime()];
  const marks = [
    ...(afterDays > 0 ? [from + afterDays * DAY_MS] : []),
    ...(beforeDays > 0 ? [to - beforeDays * DAY_MS] : []),
  ].filter((at) => at > from && at < to);
  return [...new Set(marks)].sort((one, other) => one - other).map((at) => new Date(at));
}

/** The reminder that is due and has not been sent; null when there is none. */
export function dueReminder(facts: WaitingFacts, rules: ReminderRules, now: Date): Date | null {
  if (now >= facts.end) return null;
  const passed = ownerReminders(facts, rules).filter((at) => at <= now && isNew(facts, at));
  return passed.at(-1) ?? null;
}

/** When the owner is reminded next; null when they are not any more. */
export function nextReminder(facts: WaitingFacts, rules: ReminderRules): Date | null {
  return ownerReminders(facts, rules).find((at) => isNew(facts, at)) ?? null;
}

/** An end that moves brings new reminders, so it is their time that counts and not their number. */
function isNew({ offeredAt, remindedAt }: WaitingFacts, at: Date): boolean {
  return at > (remindedAt ?? offeredAt);
}

/** Up to when an offer can be extended. */
export function longestEnd({ offeredAt }: Pick<WaitingFacts, 'offeredAt'>): Date {
  return new Date(offeredAt.getTime() + LONGEST_DAYS * DAY_MS);
}

/** The end of an offer that is extended by days; null when that is too late. */
export function extendedEnd(
  facts: Pick<WaitingFacts, 'offeredAt' | 'end'>,
  days: number,
): Date | null {
  const end = new Date(facts.end.getTime() + days * DAY_MS);
  return end <= longestEnd(facts) ? end : null;
}
