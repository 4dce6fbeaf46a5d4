import type { SectionToggles } from './generated/schema.d.ts';
import { sectionOrder, sections } from './sections.ts';

/** Seconds that a report of these sections typically takes a customer. */
export function reportSeconds(asked: SectionToggles): number {
  return sectionOrder.reduce((sum, name) => sum + (asked[name] ? sections[name].seconds : 0), 0);
}

/**
 * The same as every text says it, to customers and to staff: whole minutes, at least the half of one;
 * 0 stands for less.
 */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** What a message or an invite page says before anything is given: never less than a minute. */
export const reportMinutes = (asked: SectionToggles): number =>
  Math.max(1, minutesOf(reportSeconds(asked)));
