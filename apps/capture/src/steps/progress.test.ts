import { expect, test } from 'vitest';
import { draftOf } from '../draft/draft.ts';
import type { FieldMeta, Meta } from '../draft/meta.ts';
import { newTask, type Task } from '@forecourt/platform/queue';
import { sampleCapture } from '../test/sampleCapture.ts';
import { stepsOf } from './index.ts';
import { missingSteps, progressOf } from './progress.ts';

const required_sections = ['exterior_images', 'damage_locations'] as const;
const photo = (slot: string, refused = false): Task<Meta> => ({
  ...newTask<Meta>({
    key: slot,
    meta: {
      type: 'photo',
      section: 'exterior_images',
      slot,
      damageId: null,
      takenAt: 1,
      digest: slot,
    },
  }),
  refusal: refused ? { code: 'INVALID_IMAGE' } : null,
});
const field = (path: string, value: FieldMeta['value']) =>
  newTask<Meta>({ key: `field:${path}`, meta: { type: 'field', path, value } });

function judge(...tasks: Task<Meta>[]) {
  const capture = sampleCapture({ required_sections: [...required_sections] });
  const steps = stepsOf(capture);
  const draft = draftOf(capture, tasks);
  const of = (name: string) =>
    progressOf(
      steps.find(({ id }) => id === name)!,
      draft,
    );
  return { of, missing: missingSteps(steps, draft).map(({ id }) => id) };
}

test('photos that wait on the phone count, one of four is a start, a refused one a fault', () => {
  expect(judge(photo('front')).of('exterior_images')).toBe('started');
  const around = ['front', 'right', 'rear', 'left'];
  expect(judge(...around.map((slot) => photo(slot))).of('exterior_images')).toBe('done');
  expect(judge(photo('front', true)).of('exterior_images')).toBe('faulty');
});

test('what is required and not complete is missing; that there is no damage is an answer', () => {
  expect(judge().missing).toEqual(['exterior_images', 'damage_locations']);
  expect(judge(photo('front'), field('no_damage', true)).missing).toEqual(['exterior_images']);
});

test('a mileage says nothing about the condition', () => {
  expect(judge(field('condition.mileage', 12_000)).of('car_condition')).toBe('empty');
  expect(judge(field('condition.mileage', 12_000)).of('mileage')).toBe('started');
});

test('a dealer that was chosen on this phone counts', () => {
  const dealer = { id: 'd', name: 'Dealer', address: null, location: null };
  expect(judge(field('dealer', dealer)).of('dealer_select')).toBe('done');
});
