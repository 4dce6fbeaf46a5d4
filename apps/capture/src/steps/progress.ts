import { sections } from '@forecourt/contract';
import type { PhotoSection } from '../api/types.ts';
import type { Draft, DraftPhoto } from '../draft/draft.ts';
import type { FieldDefinition } from '../fields/definition.ts';
import type { ShotDefinition, StepDefinition } from './definition.ts';

export type StepProgress = 'empty' | 'started' | 'done' | 'faulty';

/** The section of a step's photos; null if it has none. */
export function photoSectionOf({ id }: StepDefinition): PhotoSection | null {
  return sections[id].upload === 'image' ? (id as PhotoSection) : null;
}

/** The photo of a shot: the newest one, if a retake has not replaced the older one yet. */
export function photoOf(
  draft: Draft,
  step: StepDefinition,
  shot: ShotDefinition,
): DraftPhoto | null {
  const photos = draft.photos.filter(
    ({ section, slot }) => section === step.id && slot === shot.slot,
  );
  return photos.at(-1) ?? null;
}

/** Whether a field has an answer; for a rating, the note does not count. */
export function isGiven(draft: Draft, field: FieldDefinition): boolean {
  const value = draft.value(field.kind === 'rating' ? `${field.path}.rating` : field.path);
  return value !== null && value !== undefined && value !== '';
}

/** Completion of a step. `faulty`: something in it was refused and must be redone. */
export function progressOf(step: StepDefinition, draft: Draft): StepProgress {
  const { shots = [], fields = [] } = step;
  const photos = draft.photos.filter(({ section }) => section === step.id);
  const refused =
    photos.some(({ state }) => state === 'refused') ||
    fields.some(({ path }) => [...draft.refusedFields.keys()].some((key) => key.startsWith(path)));
  if (refused || step.extraRefused?.(draft)) return 'faulty';
  const needs = [
    ...shots.filter(({ optional }) => !optional).map((shot) => photoOf(draft, step, shot) !== null),
    ...fields.filter(({ needed }) => needed).map((field) => isGiven(draft, field)),
    ...(step.extraDone ? [step.extraDone(draft)] : []),
  ];
  if (needs.every(Boolean)) return 'done';
  const some = photos.length > 0 || fields.some((field) => isGiven(draft, field));
  return some || needs.some(Boolean) ? 'started' : 'empty';
}

/** The step to resume with: the first that is neither complete nor skipped; null if none is. */
export function nextOpen(
  steps: readonly StepDefinition[],
  draft: Draft,
  skipped: ReadonlySet<string>,
): StepDefinition | null {
  return (
    steps.find((step) => {
      const progress = progressOf(step, draft);
      return progress === 'faulty' || (progress !== 'done' && !skipped.has(step.id));
    }) ?? null
  );
}
