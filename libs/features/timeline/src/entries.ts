import type { RequestEvent } from '@forecourt/contract';

/** A line of the timeline. */
export interface TimelineEntry {
  readonly event: RequestEvent;
  /** The number of earlier sections in an uninterrupted series that this entry ends. */
  readonly earlierSections: number;
}

/**
 * Newest first. Sections that a customer reached one after another are merged into one entry for
 * the last, because staff want to know how far the customer got.
 *
 * @param events oldest first, as the server returns them
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
