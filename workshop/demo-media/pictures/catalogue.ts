import { REPORT_CARS } from './cars.ts';
import { closeUpShots, interiorShots } from './details.ts';
import { exteriorShots, scanShots } from './exterior.ts';
import { inviteShots } from './invite.ts';
import type { Shot } from './shot.ts';

/** Cars whose report has a 360° scan. */
const SCANNED = ['hatchback', 'suv'];

/** Every picture of the demo, car by car. */
export function allShots(): Shot[] {
  const reports = REPORT_CARS.flatMap((spec) => [
    ...exteriorShots(spec),
    ...closeUpShots(spec),
    ...interiorShots(spec),
    ...(SCANNED.includes(spec.id) ? scanShots(spec) : []),
  ]);
  return [...reports, ...inviteShots()];
}
