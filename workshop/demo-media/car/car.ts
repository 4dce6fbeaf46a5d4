import { meshSolid } from '../mesh/surfaceNets.ts';
import type { Part } from '../render/world.ts';
import { bodySolid } from './body.ts';
import { cabinParts } from './cabin.ts';
import type { Damage } from './damage.ts';
import { fittingParts } from './fittings.ts';
import { plateParts } from './plates.ts';
import { lacquer, makeSkin } from './skin.ts';
import type { CarSpec } from './spec.ts';
import { wheelParts } from './wheels.ts';

/**
 * All visible parts of a car, outside and inside.
 * @param cell grid of the shell's mesh, meters
 */
export function carParts(spec: CarSpec, damages: readonly Damage[], cell = 0.016): Part[] {
  const body = bodySolid(spec);
  const roof = Math.max(...spec.roof.map((p) => p[1])) + 0.05;
  const shell = meshSolid(
    body,
    [spec.tail - 0.08, spec.floor - 0.08, -1.06],
    [spec.nose + 0.08, roof, 1.06],
    cell,
  );
  return [
    { mesh: shell, ...makeSkin(spec, damages) },
    ...wheelParts(spec),
    ...fittingParts(spec, body, (hit, s) => lacquer(spec, hit, s)),
    ...plateParts(spec, body),
    ...cabinParts(spec),
  ];
}
