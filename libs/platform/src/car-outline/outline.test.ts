import { describe, expect, test } from 'vitest';
import { lookOfPart, markOf, OUTLINE, outlineParts } from './outline.ts';

describe('the outline of a car', () => {
  test('has each part once, the right side where the left one is mirrored', () => {
    const names = outlineParts.map(({ part }) => part);
    expect(new Set(names).size).toBe(23);
    const left = outlineParts.find(({ part }) => part === 'rear_left_door');
    const right = outlineParts.find(({ part }) => part === 'rear_right_door');
    expect(right?.middle).toEqual({ x: OUTLINE.width - left!.middle.x, y: left!.middle.y });
  });

  test('marks a damage where it was pointed at, else in the middle of its part', () => {
    expect(markOf({ part: 'roof', x: 0.5, y: 0.25 })).toEqual({ x: 160, y: 109 });
    expect(markOf({ part: 'roof', x: null, y: null })).toEqual({ x: 160, y: 226 });
  });

  test('knows glass and wheels from sheet metal', () => {
    expect(lookOfPart('rear_window')).toBe('glass');
    expect(lookOfPart('front_right_wheel')).toBe('wheel');
    expect(lookOfPart('hood')).toBeUndefined();
  });
});
