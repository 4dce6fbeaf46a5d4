import { reportSeconds, sectionOrder } from '@forecourt/contract';
import { makeSections } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { comfortable, estimate } from './estimate.ts';

describe('what a report takes of a customer', () => {
  test('is nothing when nothing is asked', () => {
    expect(estimate(makeSections(...sectionOrder))).toEqual({
      steps: [],
      photos: 0,
      seconds: 0,
      tooManyPhotos: false,
      tooLong: false,
    });
  });

  test('with everything asked takes longer than most will give, and leaving questions out helps', () => {
    const all = estimate(makeSections());
    expect(all.steps.map(({ section }) => section)).toEqual([...sectionOrder]);
    expect([all.tooLong, all.tooManyPhotos]).toEqual([true, false]);
    const fewer = estimate(makeSections('scan_360', 'car_details', 'car_condition', 'description'));
    expect(fewer.seconds).toBeLessThanOrEqual(comfortable.seconds);
    expect([fewer.tooLong, fewer.tooManyPhotos]).toEqual([false, false]);
  });

  test('is the time that customers are told', () => {
    const sections = makeSections('scan_360', 'vin');
    expect(estimate(sections).seconds).toBe(reportSeconds(sections));
  });
});
