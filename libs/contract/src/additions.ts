import { neededPhotos, type Provided, sectionContent } from './completeness.ts';
import type { AdditionShot, SectionName, UploadSection } from './generated/schema.d.ts';
import { sectionOrder, sections } from './sections.ts';

/** A photo or scan that an addition asks for. */
export type ShotAsked = Pick<AdditionShot, 'section' | 'slot' | 'damage_location_id'>;

/** What an addition asks for, and the sections answered since; of staff or of a phone. */
export interface Asked<Shot extends ShotAsked = ShotAsked> {
  id: string;
  sections: readonly SectionName[];
  shots: readonly Shot[];
  answered: readonly SectionName[];
}

/** A step of the capture page that an addition opens. */
export interface AdditionStep<Shot extends ShotAsked = ShotAsked> {
  section: SectionName;
  /** The photos asked for in it, each with whether it is there. */
  shots: { shot: Shot; isThere: boolean }[];
  /** The whole section was asked for, not single photos of it. */
  isWhole: boolean;
  isDone: boolean;
}

/** How much an addition asks for: photos, and whether there is anything else, such as an answer. */
export interface AdditionNeeds {
  photos: number;
  more: boolean;
}

/**
 * The photos that asking for a whole section means: those of its needed shots that are missing, or one
 * more of it. None for sections that an answer can complete.
 */
export function shotsOfSection(section: SectionName, provided: Provided): ShotAsked[] {
  const needed = neededPhotos(section);
  if (needed.length === 0) return [];
  const usable = usableUploads(provided).filter((upload) => upload.section === section);
  const missing = needed.filter(
    (slot) => slot !== null && usable.every((one) => one.slot !== slot),
  );
  const slots = missing.length > 0 ? missing : [null];
  return slots.map((slot) => ({
    section: section as UploadSection,
    slot,
    damage_location_id: null,
  }));
}

/**
 * The steps that an addition opens, in the order of the capture page. A step is done when each photo
 * asked for has a new one, and, for a whole section, when it is complete and something in it is new.
 */
export function additionSteps<Shot extends ShotAsked>(
  addition: Asked<Shot>,
  provided: Provided,
): AdditionStep<Shot>[] {
  const added = usableUploads(provided).filter((upload) => upload.addition_id === addition.id);
  const there = matched(addition.shots, added);
  return sectionOrder.flatMap((section): AdditionStep<Shot>[] => {
    const isWhole = addition.sections.includes(section);
    const shots = addition.shots
      .filter((shot) => shot.section === section)
      .map((shot) => ({ shot, isThere: there.has(shot) }));
    if (!isWhole && shots.length === 0) return [];
    const isNew =
      addition.answered.includes(section) || added.some((upload) => upload.section === section);
    const isComplete = sectionContent(section, provided).progress === 'complete';
    const isDone = shots.every(({ isThere }) => isThere) && (!isWhole || (isNew && isComplete));
    return [{ section, shots, isWhole, isDone }];
  });
}

/** How much of an addition is there: each photo counts, and each step without photos. */
export function additionProgress(steps: readonly AdditionStep[]): {
  done: number;
  required: number;
} {
  const parts = steps.flatMap(({ shots, isDone }) =>
    shots.length > 0 ? shots.map(({ isThere }) => isThere) : [isDone],
  );
  return { done: parts.filter(Boolean).length, required: parts.length };
}

/** What is still asked for, in words such as "needs 2 more photos". */
export function additionNeeds(steps: readonly AdditionStep[]): AdditionNeeds {
  const open = steps.filter(({ isDone }) => !isDone);
  const missing = open.flatMap(({ shots }) => shots.filter(({ isThere }) => !isThere));
  const photos = missing.filter(({ shot }) => sections[shot.section].upload === 'image').length;
  const others = open.some(({ shots }) => shots.every(({ isThere }) => isThere));
  return { photos, more: others || missing.length > photos };
}

function usableUploads({ uploads }: Provided): Provided['uploads'] {
  return uploads.filter((upload) => upload.review_status !== 'declined');
}

/** The shots that a new upload answers, the most particular first; each upload answers one. */
function matched<Shot extends ShotAsked>(
  shots: readonly Shot[],
  added: Provided['uploads'],
): Set<Shot> {
  const free = new Set(added);
  const found = new Set<Shot>();
  const byPrecision = [...shots].sort((one, other) => precision(other) - precision(one));
  for (const shot of byPrecision) {
    const upload = [...free].find((one) => answers(one, shot));
    if (!upload) continue;
    free.delete(upload);
    found.add(shot);
  }
  return found;
}

function precision({ slot, damage_location_id: damage }: ShotAsked): number {
  return Number(slot !== null) + Number(damage !== null);
}

function answers(upload: Provided['uploads'][number], shot: ShotAsked): boolean {
  return (
    upload.section === shot.section &&
    (shot.slot === null || upload.slot === shot.slot) &&
    (shot.damage_location_id === null || upload.damage_location_id === shot.damage_location_id)
  );
}
