import type { Draft } from '../draft/draft.ts';
import type { FieldDefinition } from '../fields/definition.ts';
import type { StepDefinition } from './definition.ts';
import { isGiven, photoOf } from './progress.ts';

/** Seconds that a photo takes, the way to the place included. */
const SHOT = 9;
/** Of the whole car: a quarter of the way round it, and a step back. */
const WIDE_SHOT = 12;
/** What is done beside shots and fields: a walk round the car, a look for damages. */
const EXTRA: Partial<Record<StepDefinition['id'], number>> = { scan_360: 35, damage_locations: 22 };
const FIELD: Record<FieldDefinition['kind'], number> = {
  text: 7,
  email: 8,
  phone: 8,
  plate: 7,
  vin: 8,
  long: 14,
  number: 6,
  price: 6,
  count: 3,
  yesno: 3,
  date: 8,
  choice: 3,
  rating: 4,
};
/** What may be left out is answered about every third time. */
const OPTIONAL = 0.35;
/** Reading a step and going on to the next. */
const STEP = 2;

/**
 * Seconds until the report can be sent: what each open step still lacks. Steps that were passed over
 * take none.
 */
export function secondsLeft(
  steps: readonly StepDefinition[],
  draft: Draft,
  skipped: ReadonlySet<string>,
): number {
  return steps
    .filter(({ id }) => !skipped.has(id))
    .reduce((sum, step) => sum + secondsOf(step, draft), 0);
}

/** Whole minutes, at least the half of one; 0 stands for less. */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

function secondsOf(step: StepDefinition, draft: Draft): number {
  const { shots = [], fields = [] } = step;
  const open = [
    ...shots
      .filter((shot) => !shot.optional && !photoOf(draft, step, shot))
      .map(({ wide }) => (wide ? WIDE_SHOT : SHOT)),
    ...fields
      .filter((field) => !field.more && !isGiven(draft, field))
      .map(({ kind, needed }) => FIELD[kind] * (needed ? 1 : OPTIONAL)),
    ...(step.extraDone && !step.extraDone(draft) ? [EXTRA[step.id] ?? 0] : []),
  ];
  return open.length === 0 ? 0 : open.reduce((sum, seconds) => sum + seconds, STEP);
}
