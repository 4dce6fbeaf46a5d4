import { isNeeded, sections } from '@forecourt/contract';
import type { Draft } from '../draft/draft.ts';
import type { FieldDefinition } from '../fields/definition.ts';
import type { StepDefinition } from './definition.ts';
import { isGiven, photoOf, progressOf } from './progress.ts';

/** Time of a photo relative to a step's answers. */
const SHOT = 9;
/** Photo of the whole car: a quarter of the way around it, and a step back. */
const WIDE_SHOT = 12;
const FIELD: Record<FieldDefinition['kind'], number> = {
  text: 7,
  name: 7,
  email: 8,
  phone: 8,
  plate: 7,
  vin: 8,
  long: 14,
  number: 6,
  price: 6,
  mileage: 6,
  count: 3,
  yesno: 3,
  date: 8,
  choice: 3,
  rating: 4,
};
/** A walk around the car, a check for damage, choosing from a list. */
const EXTRA = 20;
/** Optional items are filled in about every third time. */
const OPTIONAL = 0.35;
/** Reading a step and continuing to the next one. */
const STEP = 2;

/**
 * Seconds for what is missing in each open step. Skipped steps take none, unless they are required:
 * they are only put off. On its way through a
 * report pass only the steps that are ahead: the time then never rises, and ends with the last one.
 */
export function secondsLeft(
  steps: readonly StepDefinition[],
  draft: Draft,
  skipped: ReadonlySet<string>,
): number {
  return steps
    .filter(({ id, required }) => required || !skipped.has(id))
    .reduce((sum, step) => sum + secondsOf(step, draft), 0);
}

/**
 * The step's time (contract), minus completed items; its reading time counts until the last one.
 */
function secondsOf(step: StepDefinition, draft: Draft): number {
  const { shots = [], fields = [] } = step;
  const parts = [
    ...shots
      .filter((shot) => !shot.optional)
      .map((shot) => ({
        weight: shot.wide ? WIDE_SHOT : SHOT,
        given: photoOf(draft, step, shot) !== null,
      })),
    ...fields
      .filter((field) => !field.more)
      .map((field) => ({
        weight: FIELD[field.kind] * (isNeeded(step.id, field.path) ? 1 : OPTIONAL),
        given: isGiven(draft, field),
      })),
    ...(step.Extra ? [{ weight: EXTRA, given: progressOf(step, draft) === 'done' }] : []),
  ];
  const open = weightOf(parts.filter(({ given }) => !given));
  return open === 0 ? 0 : (sections[step.id].seconds * (open + STEP)) / (weightOf(parts) + STEP);
}

const weightOf = (parts: { weight: number }[]): number =>
  parts.reduce((sum, { weight }) => sum + weight, 0);
