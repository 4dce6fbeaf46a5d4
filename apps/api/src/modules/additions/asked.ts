import type { AdditionCreate } from '@forecourt/contract';
import {
  type Provided,
  type SectionName,
  sectionOrder,
  shotsOfSection,
  type UploadSection,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { StoredShot } from '../../db/tables/additions.ts';
import type { MarkedDamage } from '../../domain/damages.ts';
import { oneLine } from '../../domain/contact.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';

/** What is known of the report that is to be added to. */
export interface Known {
  uploads: readonly Row<'uploads'>[];
  damages: readonly MarkedDamage[];
  /** The sections that the customer is asked for. */
  shown: Readonly<Record<SectionName, boolean>>;
}

/** The lines of staff as they are stored, by their fields. */
export interface Asking {
  message: string | null;
  sections: SectionName[];
  refused: {
    id: number;
    reason: NonNullable<StoredShot['refused']>['reason'];
    note: string | null;
  }[];
  damages: readonly string[];
}

/**
 * Reads what staff ask for.
 * @throws InvalidInput when nothing is asked for, or OTHER is not explained
 */
export function readAsking(given: AdditionCreate): Asking {
  const { sections = [], photos = [], damages = [] } = given;
  if (sections.length + photos.length + damages.length === 0) throw missingField('sections');
  const refused = photos.map(({ upload_id: id, reason, note }, index) => {
    const words = oneLine(note ?? '') || null;
    if (reason === 'OTHER' && words === null) throw missingField(`photos.${index}.note`);
    return { id, reason, note: words };
  });
  return {
    message: oneLine(given.message ?? '') || null,
    sections: sectionOrder.filter((name) => sections.includes(name)),
    refused,
    damages,
  };
}

/**
 * Checks what is asked for against the report.
 * @throws InvalidInput naming the first section that is off, photo that is not there or was refused
 * before, or damage that is not marked
 */
export function assertAskable(given: AdditionCreate, { uploads, damages, shown }: Known): void {
  const off = (given.sections ?? []).findIndex((name) => !shown[name]);
  if (off !== -1) throw invalidFormat(`sections.${off}`, 'a section that the report has');
  const ids = (given.photos ?? []).map((photo) => photo.upload_id);
  const unknown = ids.findIndex(
    (id, index) =>
      ids.indexOf(id) !== index ||
      !uploads.some(
        (upload) =>
          upload.id === id && upload.state === 'PROCESSED' && upload.review_status !== 'declined',
      ),
  );
  if (unknown !== -1)
    throw invalidFormat(
      `photos.${unknown}.upload_id`,
      'the id of a processed photo of the report that was not refused, each once',
    );
  const unmarked = (given.damages ?? []).findIndex((id) => damages.every((one) => one.id !== id));
  if (unmarked !== -1)
    throw invalidFormat(`damages.${unmarked}`, 'the id of a damage that is marked on the report');
}

/**
 * The photos that are asked for: in place of refused ones, of damages, and those of whole sections
 * that these do not cover.
 * @param provided the report without the refused photos
 */
export function shotsOf(
  { sections, refused, damages }: Asking,
  uploads: readonly Row<'uploads'>[],
  provided: Provided,
): StoredShot[] {
  const again = refused.flatMap((refusal): StoredShot[] => {
    const upload = uploads.find(({ id }) => id === refusal.id);
    if (!upload) return [];
    const { slot, damage_location_id } = upload;
    const section = upload.section as UploadSection;
    return [{ section, slot, damage_location_id, refused: refusal }];
  });
  const closer = damages
    .filter((id) => again.every((shot) => shot.damage_location_id !== id))
    .map((id): StoredShot => ({ section: 'damage_locations', slot: null, damage_location_id: id }));
  const shots = [...again, ...closer];
  const more = sections.flatMap((section) =>
    shotsOfSection(section, provided).filter(({ slot }) =>
      shots.every((shot) => shot.section !== section || (slot !== null && shot.slot !== slot)),
    ),
  );
  return [...shots, ...more];
}
