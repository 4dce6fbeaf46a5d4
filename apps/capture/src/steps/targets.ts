import type { IntlShape } from 'react-intl';
import type { Draft } from '../draft/draft.ts';
import type { ShotTarget } from '../viewfinder/target.ts';
import type { ShotDefinition, StepDefinition } from './definition.ts';
import { photoOf } from './progress.ts';

/** A shot of a step, as the camera needs to know it. */
export function targetOf(step: StepDefinition, shot: ShotDefinition, intl: IntlShape): ShotTarget {
  if (!step.photos) throw new Error(`${step.id} has no photos`);
  return {
    place: { section: step.photos, slot: shot.slot, single: true, wide: shot.wide ?? false },
    shot: shot.shot,
    label: intl.formatMessage(shot.label),
    tip: intl.formatMessage(shot.tip ?? step.hint),
  };
}

/**
 * The needed shots still to be taken after one, in the order of the walk: a customer who stands at the
 * front has the right side next, and comes round again.
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
