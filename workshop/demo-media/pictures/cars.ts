import { hatchback } from '../car/hatchback.ts';
import { saloon } from '../car/saloon.ts';
import type { CarSpec, Rgb } from '../car/spec.ts';
import { suv } from '../car/suv.ts';
import { damagesOf } from '../car/damages.ts';
import type { Damage } from '../car/damage.ts';

/** A car with its marks. */
export interface DemoCar {
  readonly spec: CarSpec;
  readonly damages: readonly Damage[];
}

const painted = (spec: CarSpec, id: string, color: Rgb, plate: string): CarSpec => ({
  ...spec,
  id,
  plate,
  paint: { color, metal: 0.5 },
});

/** The cars with reports: the first and the last have a full scan. */
export const REPORT_CARS: readonly CarSpec[] = [hatchback, saloon, suv];

/** Showroom cars of the invite pages, in their partner's color. */
export const INVITE_CARS: readonly CarSpec[] = [
  painted(hatchback, 'northgate', [0.02, 0.1, 0.42], 'NORTH 1'),
  painted(saloon, 'harbour', [0.0, 0.16, 0.17], 'HARBOUR'),
  painted(suv, 'lakeside', [0.03, 0.2, 0.07], 'LAKE 01'),
  painted(hatchback, 'summit', [0.5, 0.12, 0.01], 'SUMMIT'),
];

/** A demo car by its id; throws for an unknown one. */
export function demoCar(id: string): DemoCar {
  const report = REPORT_CARS.find((spec) => spec.id === id);
  if (report) return { spec: report, damages: damagesOf(report) };
  const show = INVITE_CARS.find((spec) => spec.id === id);
  if (!show) throw new Error(`No demo car is called ${id}`);
  return { spec: show, damages: [] };
}
