import {
  additionSteps,
  type AdditionStep,
  type CaptureShot,
  type Provided,
  sectionContent,
  type SectionProgress,
  sections,
  type SectionState,
} from '@forecourt/contract';
import type { PhotoSection } from '../api/types.ts';
import type { Draft, DraftPhoto } from '../draft/draft.ts';
import { DEALER } from '../draft/sentField.ts';
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

/** What the report has, with what is still on this phone: the contract judges it. */
export function providedOf({ capture, photos, earlier, scan, value }: Draft): Provided {
  const addition_id = capture.addition?.id ?? null;
  const taken = photos
    .filter(({ state }) => state !== 'refused')
    .map(({ section, slot, damageId }) => ({
      section,
      slot,
      damage_location_id: damageId,
      addition_id,
    }));
  const hasScan = scan !== null && scan.state !== 'collecting' && scan.state !== 'refused';
  const scans = hasScan ? [{ section: 'scan_360', slot: null, addition_id }] : [];
  return {
    uploads: [...earlier, ...taken, ...scans],
    value: (path) => value(path === 'dealer_id' ? DEALER : path),
  };
}

const progressNames: Record<SectionProgress, StepProgress> = {
  missing: 'empty',
  partial: 'started',
  complete: 'done',
};

/** How much of a step is there; of one that is asked for in addition, how much is new. */
export function contentOf(step: StepDefinition, draft: Draft): SectionState {
  const { addition } = draft.capture;
  if (!addition) return sectionContent(step.id, providedOf(draft));
  const asked = askedOf(step, draft);
  const shots = asked?.shots ?? [];
  const given = shots.filter(({ isThere }) => isThere).length;
  const needed = Math.max(shots.length, 1);
  if (asked?.isDone) return { progress: 'complete', given: needed, needed };
  const begun = given > 0 || isChanged(step, draft);
  return { progress: begun ? 'partial' : 'missing', given, needed };
}

/** What is asked for in addition in a step; undefined if nothing is. */
export function askedOf(step: StepDefinition, draft: Draft): AdditionStep<CaptureShot> | undefined {
  const { addition } = draft.capture;
  if (!addition) return undefined;
  const answered = isChanged(step, draft) ? [...addition.answered, step.id] : addition.answered;
  const steps = additionSteps({ ...addition, answered }, providedOf(draft));
  return steps.find(({ section }) => section === step.id);
}

/** Whether an answer of a step is still on its way. */
function isChanged({ fields = [], answers = [] }: StepDefinition, { changed }: Draft): boolean {
  return (
    answers.some((path) => changed.has(path)) ||
    fields.some(({ path }) =>
      [...changed].some((one) => one === path || one.startsWith(`${path}.`)),
    )
  );
}

/** Completion of a step. `faulty`: something in it was refused and must be redone. */
export function progressOf(step: StepDefinition, draft: Draft): StepProgress {
  const { fields = [] } = step;
  const refused =
    draft.photos.some(({ section, state }) => section === step.id && state === 'refused') ||
    fields.some(({ path }) => [...draft.refusedFields.keys()].some((key) => key.startsWith(path)));
  if (refused || step.extraRefused?.(draft)) return 'faulty';
  return progressNames[contentOf(step, draft).progress];
}

/** The required steps that are not complete, in their order. */
export function missingSteps(steps: readonly StepDefinition[], draft: Draft): StepDefinition[] {
  return steps.filter((step) => step.required && progressOf(step, draft) !== 'done');
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
