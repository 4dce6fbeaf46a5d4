import type { CarSpec } from '../car/spec.ts';
import type { Place, Wall } from '../scene/place.ts';

const footprint = (spec: CarSpec): readonly [number, number] => [
  (spec.nose - spec.tail) / 2 - 0.1,
  0.8,
];

const hedge: Wall = { kind: 'hedge', lo: [-14, 0, 9], hi: [16, 1.7, 10.2] };

/** A dealer's yard: brick hall, hedge, and a plaster house behind. */
const yard: readonly Wall[] = [
  { kind: 'brick', lo: [-16, 0, -17], hi: [9, 6.2, -10] },
  hedge,
  { kind: 'plaster', lo: [-22, 0, -6], hi: [-15, 5.8, 8] },
];

/** A street of houses with the car before a hedge. */
const street: readonly Wall[] = [
  { kind: 'hedge', lo: [-16, 0, -8.6], hi: [4, 1.5, -7.6] },
  { kind: 'plaster', lo: [-12, 0, -18], hi: [-1, 6, -11] },
  { kind: 'brick', lo: [3, 0, -20], hi: [14, 6.4, -12] },
  { kind: 'brick', lo: [-12, 0, 11], hi: [12, 6, 18] },
];

/** A showroom with large windows. */
const showroom: readonly Wall[] = [
  { kind: 'glass', lo: [-16, 0, -16], hi: [13, 4.2, -8.5] },
  hedge,
  { kind: 'plaster', lo: [-26, 0, -4], hi: [-18, 5.5, 12] },
];

const PLACES: Readonly<Record<string, Omit<Place, 'footprint'>>> = {
  hatchback: { sunHeight: 42, sunBearing: -48, dusk: 0, walls: yard },
  saloon: { sunHeight: 34, sunBearing: -40, dusk: 0, walls: street },
  suv: { sunHeight: 50, sunBearing: 60, dusk: 0, walls: showroom },
};

const evening: Omit<Place, 'footprint'> = {
  sunHeight: 7,
  sunBearing: 75,
  dusk: 1,
  walls: showroom,
};

/** Where a car stands: its own place by day, the lit showroom for the invite pages. */
export const placeOf = (spec: CarSpec): Place => ({
  ...(PLACES[spec.id] ?? evening),
  footprint: footprint(spec),
});
