import type { Damage } from './damage.ts';
import type { CarSpec } from './spec.ts';

/** The marks every demo car has, placed by its own form. */
export function damagesOf(spec: CarSpec): Damage[] {
  const door = spec.floor + 0.42;
  return [
    { kind: 'scratch', at: [-0.55, door + 0.02, -0.89], size: 0.34 },
    { kind: 'dent', at: [0.42, door + 0.05, 0.89], size: 0.15 },
    { kind: 'crack', at: [spec.nose - 0.16, spec.fog[1] + 0.16, 0.62], size: 0.17 },
    { kind: 'chip', at: [0.7, spec.screenGlass[0][1] + 0.2, -0.16], size: 0.034 },
  ];
}
