import type { RequestEvent } from '@forecourt/contract';

/** A line of the timeline. */
export interface TimelineEntry {
  readonly event: RequestEvent;
  /** Of sections that were reached without a break, how many lie before this last one. */
  readonly earlierSections: number;
}

/**
 * Newest first. Sections that a customer reached one after the other are one line, that of the last:
 * how far they got is what staff look for.
 *
 * @param events oldest first, as the server gives them
 */
export function timelineEntries(events: readonly RequestEvent[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    if (event.type === 'SECTION_REACHED' && last?.event.type === 'SECTION_REACHED') {
      entries[entries.length - 1] = { event, earlierSections: last.earlierSections + 1 };
    } else entries.push({ event, earlierSections: 0 });
  }
  return entries.reverse();
}
