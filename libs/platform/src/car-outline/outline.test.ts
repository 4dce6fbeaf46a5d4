import { describe, expect, test } from 'vitest';
import { markOf, OUTLINE, outlineParts } from './outline.ts';

describe('the outline of a car', () => {
  test('has each part once, the right side where the left one is mirrored', () => {
    const names = outlineParts.map(({ part }) => part);
    expect(new Set(names).size).toBe(23);
    const left = outlineParts.find(({ part }) => part === 'rear_left_door');
    const right = outlineParts.find(({ part }) => part === 'rear_right_door');
    expect(right?.middle).toEqual({ x: OUTLINE.width - left!.middle.x, y: left!.middle.y });
    expect(right?.shape).toEqual({ ...left?.shape, transform: 'translate(320) scale(-1 1)' });
  });

  test('marks a damage where it was pointed at, else in the middle of its part', () => {
    expect(markOf({ part: 'roof', x: 0.5, y: 0.25 })).toEqual({ x: 160, y: 109 });
    expect(markOf({ part: 'roof', x: null, y: null })).toEqual({ x: 160, y: 226 });
  });

  test('knows glass and wheels from sheet metal', () => {
    const lookOf = (name: string) => outlineParts.find(({ part }) => part === name)!.look;
    expect(lookOf('rear_window')).toBe('glass');
    expect(lookOf('front_right_wheel')).toBe('wheel');
    expect(lookOf('hood')).toBeUndefined();
  });
});
