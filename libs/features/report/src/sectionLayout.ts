import { type SectionName, sections } from '@forecourt/contract';
import type { ReportSection } from './sections.ts';

/** A section and whether it takes half of the page's width, where two fit next to each other. */
export interface PlacedSection {
  section: ReportSection;
  half: boolean;
}

/**
 * Puts small sections next to each other in pairs, to reduce scrolling. The order stays; one that
 * would be alone in its row gets the full width.
 */
export function placeSections(sections: readonly ReportSection[]): PlacedSection[] {
  const placed: PlacedSection[] = [];
  for (let index = 0; index < sections.length; index += 1) {
    const section = sections[index]!;
    const next = sections[index + 1];
    if (next && canShare(section, next)) {
      placed.push({ section, half: true }, { section: next, half: true });
      index += 1;
    } else {
      placed.push({ section, half: false });
    }
  }
  return placed;
}

/** An empty section is not paired with a photo, because half of its space would be blank. */
function canShare(one: ReportSection, other: ReportSection): boolean {
  const isEmpty = hasNothing(one);
  if (isEmpty !== hasNothing(other)) return false;
  return isEmpty || (isSmall(one) && isSmall(other));
}

function hasNothing({ state }: ReportSection): boolean {
  return state === 'todo' || state === 'skipped';
}

/** Whether it is one photo and little else. */
function isSmall({ id, uploads }: ReportSection): boolean {
  const section: Partial<typeof sections>[SectionName] = sections[id as SectionName];
  return section?.photos === 1 && uploads.length <= 1;
}
