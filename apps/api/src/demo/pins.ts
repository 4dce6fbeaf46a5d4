import type { DamagePin, DamagePinPoint } from '@forecourt/contract';
import type { StoredCar } from './pictures.ts';

type Points = readonly DamagePinPoint[];

/**
 * Where the rendered cars' scratch and dent are on frames of their scans, by the car. Staff have not
 * placed the crack in the bumper yet.
 */
const PLACED: Record<string, Record<string, Points>> = {
  hatchback: {
    scratch: [
      { frame: 5, x: 0.649, y: 0.53 },
      { frame: 8, x: 0.513, y: 0.546 },
    ],
    dent: [
      { frame: 17, x: 0.612, y: 0.524 },
      { frame: 20, x: 0.477, y: 0.533 },
    ],
  },
  saloon: {
    scratch: [
      { frame: 5, x: 0.629, y: 0.531 },
      { frame: 8, x: 0.493, y: 0.544 },
    ],
    dent: [
      { frame: 17, x: 0.632, y: 0.522 },
      { frame: 20, x: 0.497, y: 0.535 },
    ],
  },
  suv: {
    scratch: [
      { frame: 5, x: 0.64, y: 0.536 },
      { frame: 8, x: 0.504, y: 0.549 },
    ],
    dent: [
      { frame: 17, x: 0.622, y: 0.528 },
      { frame: 20, x: 0.487, y: 0.538 },
    ],
  },
};

/** The pins of a car's damages on its scan, by the damage's id. */
export function pinsOf({ id }: Pick<StoredCar, 'id'>, scan: number): Record<string, DamagePin> {
  const placed = Object.entries(PLACED[id] ?? {});
  return Object.fromEntries(
    placed.map(([damage, points]) => [damage, { upload_id: scan, points: [...points] }]),
  );
}
