import { damagesOf } from '../car/damages.ts';
import { clusterPlace } from '../car/displays.ts';
import { dashTop } from '../car/dashboard.ts';
import { vinPlace } from '../car/plates.ts';
import type { CarSpec } from '../car/spec.ts';
import { still } from './exterior.ts';
import type { Shot } from './shot.ts';

const INSIDE = { light: 1.7, bounce: 0.36 } as const;

/** Close-ups: windscreen, marks, VIN and license plate. */
export function closeUpShots(spec: CarSpec): Shot[] {
  const b = spec.screenGlass[0][1];
  const [scratch, dent, crack, chip] = damagesOf(spec).map((d) => d.at);
  const [vx, vy, vz] = vinPlace(spec);
  return [
    still(spec, 'windshield', 'windshield', 'Windscreen', {
      from: [2.0, b + 0.72, -0.9],
      to: [0.74, b + 0.2, -0.04],
      view: 50,
      roll: 0.8,
    }),
    still(spec, 'windshield-chip', 'windshield', 'Stone chip in the windshield', {
      from: [chip[0] + 0.62, chip[1] + 0.26, chip[2] - 0.12],
      to: [spec.screen[2][1] - 0.02, chip[1], chip[2] + 0.01],
      view: 30,
    }),
    still(spec, 'damage-scratch', 'damage', 'Scratches on the left rear door', {
      from: [scratch[0] + 0.28, scratch[1] + 0.32, scratch[2] - 0.85],
      to: [scratch[0] - 0.03, scratch[1], scratch[2]],
      view: 48,
      roll: -1.2,
    }),
    still(spec, 'damage-dent', 'damage', 'Dent in the right front door', {
      from: [dent[0] - 0.42, dent[1] + 0.24, dent[2] + 0.66],
      to: [dent[0], dent[1], dent[2]],
      view: 48,
      roll: 1,
    }),
    still(spec, 'damage-bumper', 'damage', 'Cracked front bumper, right corner', {
      from: [crack[0] + 0.95, crack[1] + 0.24, crack[2] + 0.34],
      to: [crack[0], crack[1] - 0.02, crack[2]],
      view: 44,
      roll: -0.6,
    }),
    still(
      spec,
      'vin',
      'vin',
      'VIN plate behind the windshield',
      { from: [vx + 0.09, vy + 0.42, vz + 0.01], to: [vx, vy, vz], view: 31, roll: 1.4 },
      { light: 1.15, bounce: 0.2 },
    ),
    still(spec, 'plate', 'plate', 'Licence plate', {
      from: [spec.nose + 0.92, spec.plateY.front + 0.3, -0.28],
      to: [spec.nose, spec.plateY.front + 0.02, 0.01],
      view: 46,
      roll: 0.7,
    }),
  ];
}

/** Inside: dashboard, odometer and both rows of seats. */
export function interiorShots(spec: CarSpec): Shot[] {
  const b = spec.screenGlass[0][1];
  const h = spec.seatY;
  const top = dashTop(spec);
  const [cx, cy, cz] = clusterPlace(top);
  return [
    still(
      spec,
      'mileage',
      'mileage',
      'Odometer in the instrument cluster',
      { from: [0.36, top + 0.2, cz + 0.01], to: [cx, cy - 0.012, cz], view: 60, roll: 0.8 },
      INSIDE,
    ),
    still(
      spec,
      'dashboard',
      'dashboard',
      'Dashboard',
      { from: [-0.55, b + 0.28, 0.02], to: [0.75, b - 0.2, -0.06], view: 78, roll: -0.6 },
      INSIDE,
    ),
    still(
      spec,
      'front-interior',
      'front_interior',
      'Front seats',
      { from: [0.52, b + 0.25, 0.3], to: [-0.5, h + 0.22, -0.12], view: 84 },
      INSIDE,
    ),
    still(
      spec,
      'back-interior',
      'back_interior',
      'Rear seats',
      { from: [-0.42, b + 0.36, 0.03], to: [-1.25, h + 0.3, 0], view: 92, roll: 0.5 },
      INSIDE,
    ),
  ];
}
