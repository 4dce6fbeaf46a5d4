import { exteriorSlots } from '@forecourt/contract';
import type { DamageLocation, UploadSection } from '@forecourt/contract';
import type { Insertable } from 'kysely';
import type { PhotoSection } from '../../demo-media/manifestTypes.ts';
import type { UploadsTable } from '../db/schema.ts';
import type { StoredCar, StoredPicture } from './pictures.ts';

/** A picture with its section and slot in a report. */
interface Placed {
  picture: StoredPicture;
  section: UploadSection;
  slot: string | null;
  damageId: string | null;
}

/** How the renderer's sections are called in a report. */
const SECTIONS: Record<PhotoSection, UploadSection> = {
  plate: 'licence_plate',
  windshield: 'windshield',
  damage: 'damage_locations',
  exterior: 'exterior_images',
  mileage: 'mileage',
  dashboard: 'dashboard',
  front_interior: 'interior_front',
  back_interior: 'interior_back',
  vin: 'vin',
};

/** Where on the car's outline the rendered marks are, by a word of their picture's name. */
const MARKS: Record<string, Omit<DamageLocation, 'id' | 'description'>> = {
  scratch: { part: 'rear_left_door', x: 0.29, y: 0.57, kind: 'scratch', size: 'large' },
  dent: { part: 'front_right_door', x: 0.71, y: 0.44, kind: 'dent', size: 'medium' },
  bumper: { part: 'front_bumper', x: 0.6, y: 0.083, kind: 'crack', size: 'small' },
};

/** Pictures that show the plate or another identifying mark of the rendered car. */
const TELLING = /(exterior-(front|rear)|plate|vin|mileage)/;

/** The marks of a car as damage locations, with the pictures that show them. */
export function damagesOf(car: StoredCar): { location: DamageLocation; picture: StoredPicture }[] {
  return car.photos.damage.flatMap((picture) => {
    const word = Object.keys(MARKS).find((candidate) => picture.file.includes(candidate));
    const mark = word && MARKS[word];
    if (!word || !mark) return [];
    return [{ picture, location: { id: word, ...mark, description: picture.description } }];
  });
}

/**
 * A car's pictures in the order in which a customer takes them.
 * @param itself whether the report is about the rendered car itself, so that plates may be seen
 */
export function placedPictures(car: StoredCar, itself: boolean): Placed[] {
  const damages = damagesOf(car);
  return (Object.keys(SECTIONS) as PhotoSection[]).flatMap((name) =>
    car.photos[name]
      .filter((picture) => itself || !TELLING.test(picture.file))
      .map((picture) => ({
        picture,
        section: SECTIONS[name],
        slot: name === 'exterior' ? slotOf(picture.file) : null,
        damageId: damages.find((damage) => damage.picture === picture)?.location.id ?? null,
      })),
  );
}

/** The report an upload belongs to, and the id that the customer's phone gave it. */
export interface UploadOwner {
  partner_id: string;
  report_id: string;
  client_id: string;
}

/** A row for a picture. */
export function photoRow(
  owner: UploadOwner,
  { picture, section, slot, damageId }: Placed,
  at: Date,
): Insertable<UploadsTable> {
  return {
    ...owner,
    section,
    slot,
    damage_location_id: damageId,
    filetype: 'image',
    description: damageId ? picture.description : null,
    state: 'PROCESSED',
    storage_key: picture.folder,
    width: picture.width,
    height: picture.height,
    taken_at: at,
    inserted_at: at,
  };
}

/** A row for a walk around the car. */
export function scanRow(
  owner: UploadOwner,
  scan: NonNullable<StoredCar['scan']>,
  at: Date,
): Insertable<UploadsTable> {
  return {
    ...owner,
    section: 'scan_360',
    filetype: 'video',
    state: 'PROCESSED',
    storage_key: scan.folder,
    width: scan.width,
    height: scan.height,
    frames: Array.from({ length: scan.frames }, (_, index) => index),
    processedimagescount: scan.frames + 1,
    taken_at: at,
    inserted_at: at,
  };
}

function slotOf(file: string): string | null {
  const name = /exterior-([a-z-]+)\.jpg$/.exec(file)?.[1]?.replaceAll('-', '_');
  return exteriorSlots.find((slot) => slot === name) ?? null;
}
