import { expect, test } from 'vitest';
import { draftOf } from '../draft/draft.ts';
import { newTask } from '@forecourt/platform/queue';
import type { Meta } from '../draft/meta.ts';
import { sampleCapture } from '../test/sampleCapture.ts';
import { exteriorImages } from './exterior-images/index.ts';
import { shotsAfter } from './targets.ts';

const taken = (...slots: string[]) =>
  draftOf(
    sampleCapture(),
    slots.map((slot) =>
      newTask<Meta>({
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
    ),
  );
const after = (slot: string, ...slots: string[]) =>
  shotsAfter(
    exteriorImages,
    exteriorImages.shots!.find((shot) => shot.slot === slot)!,
    taken(...slots),
  ).map((shot) => shot.slot);

test('one walk round the car takes every side in one go', () => {
  expect(after('front')).toEqual(['right', 'rear', 'left']);
});

test('starting at the rear leads round to the front; a photo that was taken is not asked for again', () => {
  expect(after('rear')).toEqual(['left', 'front', 'right']);
  expect(after('rear', 'left')).toEqual(['front', 'right']);
});

test('a corner that is nice to have does not lead into the others', () => {
  expect(after('front_left', 'front', 'right', 'rear', 'left')).toEqual([]);
});
