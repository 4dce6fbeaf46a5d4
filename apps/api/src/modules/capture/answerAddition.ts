import {
  type AdditionChange,
  answerAt,
  type CaptureUpdate,
  type DistanceUnit,
  mileageAsText,
} from '@forecourt/contract';
import { json, type Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import {
  answersIn,
  MILEAGE,
  MILEAGE_UNIT,
  openSections,
  type Answered,
} from '../../domain/addition.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Subject } from './link.ts';
import { presentAnswers } from './presenter.ts';
import { readCapture } from './queries.ts';

/**
 * Stores what a customer answers in an open addition: only in its steps, and so that what was there
 * before stays known to staff.
 *
 * @param apply stores the update
 * @throws InvalidInput naming an answer outside the open steps, or damage_locations when one that was
 * marked before is gone or changed
 */
export async function answerAddition(
  tx: Tx,
  { request, addition }: Subject & { addition: Row<'additions'> },
  update: CaptureUpdate,
  apply: (update: CaptureUpdate) => Promise<void>,
): Promise<void> {
  const answers = answersIn(update);
  assertOpenSteps(addition, answers, update);
  if (update.damage_locations) assertKept(addition, update.damage_locations);
  const before = presentAnswers(await readCapture(tx, request.id));
  await apply(update);
  const after = presentAnswers(await readCapture(tx, request.id));
  const known = new Set(addition.changes.map(({ path }) => path));
  const changes = answers
    .filter(({ path }) => !known.has(path) && path !== 'damage_locations')
    .flatMap(({ path, section }): AdditionChange[] => {
      const [old, now] = [textAt(before, path), textAt(after, path)];
      return old !== null && old !== now ? [{ path, section, before: old }] : [];
    });
  await tx
    .updateTable('additions')
    .set({
      answered: json([
        ...new Set([...addition.answered, ...answers.map(({ section }) => section)]),
      ]),
      changes: json([...addition.changes, ...changes]),
    })
    .where('id', '=', addition.id)
    .execute();
}

function assertOpenSteps(
  addition: Row<'additions'>,
  answers: readonly Answered[],
  { section: reached }: CaptureUpdate,
): void {
  const open = openSections(addition);
  const marksDamages = addition.sections.includes('damage_locations');
  const other = answers.find(({ section }) =>
    section === 'damage_locations' ? !marksDamages : !open.has(section),
  );
  if (other) throw invalidFormat(other.path, 'only what was asked for');
  if (reached && !open.has(reached)) throw invalidFormat('section', 'a section that was asked for');
}

/** Damages can be added, but none that was marked before it was asked changed or taken away. */
function assertKept(
  addition: Row<'additions'>,
  given: NonNullable<CaptureUpdate['damage_locations']>,
): void {
  const later = new Map(given.map((damage) => [damage.id, damage]));
  const isKept = addition.damages.every((damage) => {
    const now = later.get(damage.id);
    return (
      now !== undefined &&
      now.part === damage.part &&
      (now.x ?? null) === damage.x &&
      (now.y ?? null) === damage.y &&
      (now.description ?? null) === damage.description &&
      isSame(now.kind, damage.kind) &&
      isSame(now.size, damage.size)
    );
  });
  if (!isKept)
    throw invalidFormat(
      'damage_locations',
      'the damages that were marked before, unchanged, and new ones',
    );
}

/** Whether what was given leaves an answer as it was: also what is left out does. */
const isSame = <T>(now: T | null | undefined, before: T | null | undefined): boolean =>
  now === undefined || now === (before ?? null);

/** An answer as text by its path; null for none. */
function textAt(tree: object, path: string): string | null {
  const value = answerAt(tree, path);
  if (path === MILEAGE && typeof value === 'number') {
    return mileageAsText(value, answerAt(tree, MILEAGE_UNIT) as DistanceUnit | null);
  }
  return value === null || value === undefined || typeof value === 'object' ? null : String(value);
}
