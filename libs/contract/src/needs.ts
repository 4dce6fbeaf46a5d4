import type {
  SectionName,
  SectionNeed,
  SectionNeeds,
  SectionToggles,
} from './generated/schema.d.ts';
import { sectionOrder } from './sections.ts';

/** Without these a report says too little to judge a car, until a partner decides otherwise. */
const needed: readonly SectionName[] = [
  'licence_plate',
  'exterior_images',
  'mileage',
  'contact_details',
];

const each = <Value>(value: (name: SectionName) => Value): Record<SectionName, Value> =>
  Object.fromEntries(sectionOrder.map((name) => [name, value(name)])) as Record<SectionName, Value>;

/** What a report has to have where a partner has decided nothing. */
export const defaultNeeds: SectionNeeds = each((name): SectionNeed =>
  needed.includes(name) ? 'required' : 'optional',
);

/**
 * Needs by what is stored: a need, false for off, and nothing (or true, which only says that a
 * section is on) for the default.
 */
export function needsOf(stored: Readonly<Record<string, unknown>>): SectionNeeds {
  return each((name): SectionNeed => {
    const value = stored[name];
    if (value === false || value === 'off') return 'off';
    return value === 'required' || value === 'optional' ? value : defaultNeeds[name];
  });
}

/** Which sections are asked for. */
export function togglesOf(needs: SectionNeeds): SectionToggles {
  return each((name) => needs[name] !== 'off');
}

/** The sections that a report has to have, in the order of the capture page. */
export function requiredOf(needs: SectionNeeds): SectionName[] {
  return sectionOrder.filter((name) => needs[name] === 'required');
}
