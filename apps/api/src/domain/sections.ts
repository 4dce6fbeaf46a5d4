import { sectionNames, type SectionToggles } from '@forecourt/contract';
import type { JsonObject } from '../db/schema.ts';

/** All sections are enabled unless switched off. */
export function sectionsOf(sections: JsonObject): SectionToggles {
  const toggles = sectionNames.map((name) => [name, sections[name] !== false] as const);
  return Object.fromEntries(toggles) as unknown as SectionToggles;
}

/** The sections a customer sees: choosing a dealer is skipped if there are none. */
export function shownSections(row: { sections: JsonObject; has_dealers: boolean }): SectionToggles {
  const sections = sectionsOf(row.sections);
  return { ...sections, dealer_select: sections.dealer_select && row.has_dealers };
}
