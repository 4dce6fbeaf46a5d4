import type { SectionToggles } from './generated/schema.d.ts';
import { sectionOrder, sections } from './sections.ts';

/** Seconds that customers typically take for a report of these sections. */
export function reportSeconds(asked: SectionToggles): number {
  return sectionOrder.reduce((sum, name) => sum + (asked[name] ? sections[name].seconds : 0), 0);
}

/** Rounds to whole minutes, the same way in every text; 0 means less than half a minute. */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** The minutes shown in messages and invite pages before the report is begun: at least one. */
export const reportMinutes = (asked: SectionToggles): number =>
  Math.max(1, minutesOf(reportSeconds(asked)));
