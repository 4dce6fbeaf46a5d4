import { type SectionName, sections } from '@forecourt/contract';
import type { ReportSection } from './sections.ts';

/** A section and how much of the page's width it takes, where there is room for several. */
export interface PlacedSection {
  section: ReportSection;
  /** tile: one photo in a row of several; pair: two photos, as wide as two tiles. */
  size: 'full' | 'half' | 'tile' | 'pair';
}

/**
 * Puts small sections next to each other to reduce scrolling: single photos as tiles, others in
 * pairs. The order stays; one that would be alone in its row gets the full width.
 */
export function placeSections(all: readonly ReportSection[]): PlacedSection[] {
  const placed: PlacedSection[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const section = all[index]!;
    const next = all[index + 1];
    if (isTile(section)) {
      placed.push({ section, size: section.uploads.length > 1 ? 'pair' : 'tile' });
    } else if (next && canShare(section, next)) {
      placed.push({ section, size: 'half' }, { section: next, size: 'half' });
      index += 1;
    } else {
      placed.push({ section, size: 'full' });
    }
  }
  return placed;
}

/** Sections of a few short answers. */
const brief: readonly ReportSection['id'][] = ['overview', 'ownerInformation'];

function canShare(one: ReportSection, other: ReportSection): boolean {
  if (isTile(other)) return false;
  if (hasNothing(one) || hasNothing(other)) return hasNothing(one) && hasNothing(other);
  return brief.includes(one.id) && brief.includes(other.id);
}

/** Whether a text stands for its content: the customer gave nothing, and there is nothing else. */
export function hasNothing({ state, more }: ReportSection): boolean {
  return !more && (state === 'todo' || state === 'skipped');
}

/** Whether it is one photo or scan, or two, and little else. */
function isTile({ id, uploads }: ReportSection): boolean {
  const section: Partial<typeof sections>[SectionName] = sections[id as SectionName];
  const isSingle = section?.photos === 1 || section?.upload === 'video';
  return isSingle && uploads.length <= 2;
}
