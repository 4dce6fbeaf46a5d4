import type { IntlShape } from 'react-intl';
import type { Draft } from '../draft/draft.ts';
import type { ShotTarget } from '../viewfinder/target.ts';
import type { ShotDefinition, StepDefinition } from './definition.ts';
import { photoOf, photoSectionOf } from './progress.ts';

/** A step's shot as the camera needs it. */
export function targetOf(step: StepDefinition, shot: ShotDefinition, intl: IntlShape): ShotTarget {
  const section = photoSectionOf(step);
  if (!section) throw new Error(`${step.id} has no photos`);
  return {
    place: { section, slot: shot.slot, single: true, wide: shot.wide ?? false },
    shot: shot.shot,
    label: intl.formatMessage(shot.label),
    tip: intl.formatMessage(shot.tip ?? step.hint),
  };
}

/**
 * The required shots still missing after one, in the order of the walk, wrapping around: after the
 * front comes the right side, and after the last one the first.
 */
export function shotsAfter(
  step: StepDefinition,
  shot: ShotDefinition,
  draft: Draft,
): ShotDefinition[] {
  const shots = step.shots ?? [];
  const from = shots.indexOf(shot) + 1;
  return [...shots.slice(from), ...shots.slice(0, from - 1)].filter(
    (other) => !other.optional && !photoOf(draft, step, other),
  );
}
