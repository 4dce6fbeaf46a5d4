import type { CaptureAddition } from '@forecourt/contract';
import { AskedPhotos } from './asked/index.ts';
import { askedHints } from './asked/messages.ts';
import type { ShotDefinition, StepDefinition } from './definition.ts';

/** A step with only what is asked for in addition: all of it, or some of its photos. */
export function narrowed(step: StepDefinition, addition: CaptureAddition): StepDefinition {
  const asked = addition.shots.filter(({ section }) => section === step.id);
  const isWhole = addition.sections.includes(step.id);
  // Without photos to take it is asked for whole, and as in a report.
  if (asked.length === 0) return { ...step, required: true };
  const slots = new Set(asked.map(({ slot }) => slot));
  const { id, title, hint, extraRefused } = step;
  const shots = [...slots].map((slot) => shotFor(step, slot));
  const tip = (shots.length === 1 && shots[0]?.tip) || hint;
  const photos: StepDefinition = step.shots
    ? { id, title, hint: tip, shots }
    : { id, title, hint, Extra: step.Extra, extraRefused };
  // A damage, or several photos of one kind.
  const isShelf =
    asked.some(({ damage_location_id: damage }) => damage !== null) || slots.size < asked.length;
  if (isShelf) return { id, title, hint: askedHints.close, required: true, Extra: AskedPhotos };
  return isWhole ? { ...step, ...photos, required: true } : { ...photos, required: true };
}

/** The shot of a slot; a photo of no particular one is of the whole. */
function shotFor({ shots = [], title }: StepDefinition, slot: string | null): ShotDefinition {
  const known = shots.find((shot) => shot.slot === slot);
  if (known) return { ...known, optional: false };
  return { slot, shot: shots[0]?.shot ?? 'damage', label: title };
}
