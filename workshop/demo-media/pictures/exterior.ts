import type { CarSpec } from '../car/spec.ts';
import type { Camera } from '../render/camera.ts';
import { placeOf } from './places.ts';
import type { Shot } from './shot.ts';

const SCAN_FRAMES = 24;

/** Frames of a walk around the car at eye height, all the same distance away. */
export function scanShots(spec: CarSpec): Shot[] {
  const middle = (spec.nose + spec.tail) / 2;
  const high = Math.max(...spec.roof.map((p) => p[1])) / 2;
  return Array.from({ length: SCAN_FRAMES }, (_, i): Shot => {
    const a = (i / SCAN_FRAMES) * Math.PI * 2;
    const radius = 6.15;
    return {
      file: `${spec.id}/scan/high/${i}.jpg`,
      small: { file: `${spec.id}/scan/low/${i}.jpg`, width: 640 },
      section: 'scan',
      description: `Frame ${i + 1} of ${SCAN_FRAMES} of the walk around the car`,
      car: spec.id,
      place: placeOf(spec),
      camera: {
        from: [middle + Math.cos(a) * radius, 1.5, -Math.sin(a) * radius],
        to: [middle, high - 0.1, 0],
        view: 52,
      },
      width: 1200,
      height: 800,
      quality: 72,
    };
  });
}

/** Angle from the nose to the car's left (degrees), distance, height, view, tilt: as a person would stand. */
const STANDS: readonly (readonly [string, string, number, number, number, number, number])[] = [
  ['front', 'Front', -3, 5.1, 1.42, 50, 0.6],
  ['front-left', 'Front, from the left', 38, 5.2, 1.55, 52, -1.1],
  ['left', 'Left side', 92, 5.7, 1.48, 56, 0.5],
  ['rear-left', 'Rear, from the left', 142, 5.3, 1.62, 52, 1.3],
  ['rear', 'Rear', 184, 4.9, 1.5, 50, -0.7],
  ['rear-right', 'Rear, from the right', 221, 5.4, 1.38, 51, 0.9],
  ['right', 'Right side', 267, 5.8, 1.58, 55, -0.8],
  ['front-right', 'Front, from the right', 319, 4.9, 1.22, 54, 1.5],
];

/** Eight pictures from around the car, none quite level or at the same distance. */
export function exteriorShots(spec: CarSpec): Shot[] {
  const middle = (spec.nose + spec.tail) / 2;
  return STANDS.map(([name, description, degrees, distance, height, view, roll], i): Shot => {
    const a = (degrees * Math.PI) / 180;
    const far = distance + (spec.nose - spec.tail - 4.24) * 0.6 + 0.15;
    const aim = 0.62 + ((i * 7) % 5) * 0.03;
    const camera: Camera = {
      from: [middle + Math.cos(a) * far, height, -Math.sin(a) * far],
      to: [middle + Math.cos(a) * 0.4, aim, ((i % 2) - 0.5) * 0.1],
      view,
      roll,
    };
    return still(spec, `exterior-${name}`, 'exterior', description, camera);
  });
}

/** A still picture of the usual size. */
export const still = (
  spec: CarSpec,
  name: string,
  section: Shot['section'],
  description: string,
  camera: Camera,
  light?: Pick<Shot, 'light' | 'bounce'>,
): Shot => ({
  file: `${spec.id}/${name}.jpg`,
  section,
  description,
  car: spec.id,
  place: placeOf(spec),
  camera,
  width: 1080,
  height: 720,
  quality: 74,
  ...light,
});
