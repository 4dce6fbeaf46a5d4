import { expect, test } from 'vitest';
import { tellingAfter, type Telling } from './telling.ts';

const now = new Date('2026-03-02T09:00:00Z');
const tomorrow = new Date('2026-03-03T09:00:00Z');
const earlier = new Date('2026-02-20T09:00:00Z');
const never: Telling = {
  tells: false,
  tell_at: null,
  told_at: null,
  told_status: null,
  told_opened_at: null,
};
const hasTold: Telling = { ...never, tells: true, told_at: earlier, told_status: 5 };

test('a conclusion is told once it can no longer be taken back, if staff want that', () => {
  const move = { kind: 'concludes', status: 3, before: 0 } as const;
  expect(tellingAfter(never, move, true, now)).toEqual({
    ...never,
    tells: true,
    tell_at: tomorrow,
  });
  expect(tellingAfter(never, move, false, now)).toEqual(never);
});

test('one that is taken back is not told, and that the customer knew of one is kept', () => {
  const waits = { ...never, tells: true, tell_at: tomorrow };
  expect(tellingAfter(waits, { kind: 'undoes', status: 0 }, false, now)).toEqual(never);
  const undone = tellingAfter(hasTold, { kind: 'undoes', status: 0 }, false, now);
  expect(undone).toEqual({ ...never, told_at: earlier });
});

test('an undo that restores what the customer knows sends nothing again', () => {
  const corrected = tellingAfter(hasTold, { kind: 'concludes', status: 3, before: 5 }, true, now);
  expect(corrected).toMatchObject({ tells: true, tell_at: tomorrow, told_status: 5 });
  const restored = tellingAfter(corrected, { kind: 'undoes', status: 5 }, false, now);
  expect(restored).toMatchObject({ tells: true, tell_at: null, told_status: 5 });
});

test('an undo that restores what the customer does not know tells it at once', () => {
  const waits = { ...never, tells: true, tell_at: tomorrow };
  const corrected = tellingAfter(waits, { kind: 'concludes', status: 3, before: 5 }, true, now);
  expect(tellingAfter(corrected, { kind: 'undoes', status: 5 }, false, now)).toMatchObject({
    tells: true,
    tell_at: now,
  });
});
