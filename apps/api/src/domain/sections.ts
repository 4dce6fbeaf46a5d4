import {
  needsOf,
  requiredOf,
  type SectionName,
  type SectionNeeds,
  type SectionToggles,
  togglesOf,
} from '@forecourt/contract';
import type { JsonObject } from '../db/schema.ts';

/** All sections are enabled unless turned off. */
export function sectionsOf(sections: JsonObject): SectionToggles {
  return togglesOf(needsOf(sections));
}

/** Needs as they are stored: off is false, which versions before needs understand. */
export function storedNeeds(needs: SectionNeeds): JsonObject {
  const entries = Object.entries(needs).map(([name, need]) => [name, need !== 'off' && need]);
  return Object.fromEntries(entries) as JsonObject;
}

/** What is stored of a partner's sections, and whether it has dealers to choose from. */
interface Asked {
  sections: JsonObject;
  has_dealers: boolean;
}

/** The sections a customer sees: choosing a dealer is skipped if there are none. */
export function shownSections(row: Asked): SectionToggles {
  const sections = sectionsOf(row.sections);
  return { ...sections, dealer_select: sections.dealer_select && row.has_dealers };
}

/** The sections that a report has to have, of those that the customer sees. */
export function requiredSections(row: Asked): SectionName[] {
  const shown = shownSections(row);
  return requiredOf(needsOf(row.sections)).filter((name) => shown[name]);
}
