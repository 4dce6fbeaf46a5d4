import { type SectionName, sections } from '@forecourt/contract';
import type { ReportSection } from './sections.ts';

/** A section with how much of the page's width it takes where there is room for two side by side. */
export interface PlacedSection {
  section: ReportSection;
  half: boolean;
}

/**
 * Puts small sections side by side, two and two, so that a report is read with less scrolling. Their
 * order stays; one that would stand alone in its row takes all of it.
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

/** A line that says there is nothing does not stand beside a photo: half of its place would be empty. */
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
