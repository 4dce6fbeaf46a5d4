import { minutesOf, reportSeconds } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { draftOf } from '../draft/draft.ts';
import type { Meta } from '../draft/meta.ts';
import { newTask, type Task } from '@forecourt/platform/queue';
import { onlySections, sampleCapture } from '../test/sampleCapture.ts';
import { stepsOf } from './index.ts';
import { secondsLeft } from './time.ts';

const photos = onlySections('licence_plate', 'exterior_images', 'windshield', 'mileage', 'vin');

function left(capture: Parameters<typeof sampleCapture>[0], tasks: Task<Meta>[] = [], skip = '') {
  const report = sampleCapture(capture);
  return secondsLeft(stepsOf(report), draftOf(report, tasks), new Set(skip ? [skip] : []));
}
const windshield = newTask<Meta>({
  key: 'a',
  meta: {
    type: 'photo',
    section: 'windshield',
    slot: null,
    damageId: null,
    takenAt: 1,
    digest: 'a',
  },
});

test('a report of the usual photos says about two minutes, one of everything about four', () => {
  expect(minutesOf(left({ sections: photos }))).toBe(2);
  expect(minutesOf(left({}))).toBe(4);
});

test('with nothing given it is what the invitation said', () => {
  const contact = { name: null, email: null, phone: null, postcode: null };
  for (const request_type of ['TRADE', 'CLAIM', 'INSPECT'] as const) {
    const whole = left({ contact, request_type });
    expect(whole).toBeCloseTo(reportSeconds(sampleCapture().sections));
  }
});

test('every photo and every answer takes its time off', () => {
  const whole = left({ sections: photos });
  expect(left({ sections: photos }, [windshield])).toBeCloseTo(whole - 11);
  expect(left({ sections: photos, car: { plate: '123 ABC' } })).toBeCloseTo(whole - 9);
});

test('a step that was passed over takes no time, and takes it again when it is opened again', () => {
  const whole = left({ sections: photos });
  expect(left({ sections: photos }, [], 'exterior_images')).toBeCloseTo(whole - 50);
});

test('a required step that was put off still takes its time', () => {
  const report = { sections: photos, required_sections: ['exterior_images' as const] };
  expect(left(report, [], 'exterior_images')).toBeCloseTo(left(report));
});

test('on the way through a report the time only falls, and ends with the last step', () => {
  const report = sampleCapture({ sections: photos });
  const steps = stepsOf(report);
  const ahead = steps.map((_, at) => secondsLeft(steps.slice(at), draftOf(report, []), new Set()));
  expect(ahead).toEqual([...ahead].sort((one, other) => other - one));
  expect(minutesOf(ahead[0]!)).toBe(2);
  expect(minutesOf(ahead.at(-1)!)).toBe(0);
});

test('with everything given nothing is left', () => {
  const sections = onlySections('windshield');
  expect(left({ sections }, [windshield])).toBe(0);
  expect(minutesOf(20)).toBe(0);
});
