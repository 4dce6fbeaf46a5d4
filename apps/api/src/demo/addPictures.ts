import type { Random } from '@forecourt/contract/fixtures';
import { momentsFrom } from './random.ts';
import type { StoredCar } from './pictures.ts';
import type { DemoRows } from './rows.ts';
import { photoRow, placedPictures, scanRow } from './uploads.ts';

/** Number of pictures from a customer who has not finished yet. */
const BEGUN = 4;

/** The report that pictures go to. */
interface Target {
  id: string;
  partnerId: string;
  /** Whether it is about the rendered car itself. */
  itself: boolean;
  /** Whether it has been submitted. */
  done: boolean;
  from: Date;
  to: Date;
}

/**
 * Adds the pictures of a report and, if it is about the rendered car itself, the scan.
 * @returns ids of the picture that represents the car in lists, and of the scan
 */
export function addPictures(
  rows: DemoRows,
  random: Random,
  pictures: StoredCar,
  { id, partnerId, itself, done, from, to }: Target,
): { cover: number | null; scan: number | null } {
  const all = placedPictures(pictures, itself);
  const placed = done ? all : all.slice(0, BEGUN);
  const moments = momentsFrom(random, from, placed.length + 1).map((at) => (at > to ? to : at));
  const owner = () => ({ partner_id: partnerId, report_id: id, client_id: random.id() });
  let cover: number | null = null;
  const add = (row: ReturnType<typeof photoRow>): number => {
    const number = rows.uploads.length + 1;
    rows.uploads.push({ id: number, ...row });
    return number;
  };
  const scan =
    itself && done && pictures.scan
      ? add(scanRow(owner(), pictures.scan, moments[0] ?? from))
      : null;
  for (const [index, place] of placed.entries()) {
    const number = add(photoRow(owner(), place, moments[index] ?? from));
    if (place.slot === (itself ? 'front_left' : 'left')) cover = number;
  }
  return { cover, scan };
}
