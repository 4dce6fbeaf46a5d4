import { makeSections } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { comfortable, customerSteps, estimate, halfMinutes } from './estimate.ts';

describe('what a report takes of a customer', () => {
  test('is nothing when nothing is asked', () => {
    expect(estimate(makeSections(...customerSteps))).toEqual({
      steps: [],
      photos: 0,
      seconds: 0,
      tooManyPhotos: false,
      tooLong: false,
    });
  });

  test('with everything asked takes longer than most will give, and leaving questions out helps', () => {
    const all = estimate(makeSections());
    expect(all.steps.map(({ section }) => section)).toEqual([...customerSteps]);
    expect([all.tooLong, all.tooManyPhotos]).toEqual([true, false]);
    const fewer = estimate(makeSections('car_details', 'car_condition', 'description'));
    expect(fewer.seconds).toBeLessThanOrEqual(comfortable.seconds);
    expect([fewer.tooLong, fewer.tooManyPhotos]).toEqual([false, false]);
  });

  test('does not count what is not asked of the customer', () => {
    expect(estimate(makeSections('dealer_select'))).toEqual(estimate(makeSections()));
  });

  test('is said in half minutes', () => {
    expect([4, 44, 45, 180, 247].map(halfMinutes)).toEqual([0.5, 0.5, 1, 3, 4]);
  });
});
