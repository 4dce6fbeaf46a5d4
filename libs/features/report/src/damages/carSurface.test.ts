import type { CarPart, DamageLocation } from '@forecourt/contract';
import { describe, expect, test } from 'vitest';
import { directionOf, surfaceOf } from './carSurface.ts';

const damage = (part: CarPart, frame?: number, x = 0.5): DamageLocation => ({
  id: `${part}${frame}`,
  part,
  x: null,
  y: null,
  description: null,
  pin: frame === undefined ? null : { upload_id: 1, points: [{ frame, x, y: 0.5 }] },
});

describe('what the outline tells of a pin', () => {
  test('a bumper is far from the middle of the car, a door is near, the roof nearer', () => {
    const radius = (part: CarPart) => surfaceOf(damage(part), 1).radius!;
    expect(radius('front_bumper')).toBeGreaterThan(0.3);
    expect(radius('front_left_door')).toBeLessThan(0.2);
    expect(radius('roof')).toBeLessThan(0.05);
  });

  test('the side faces to the side, also far ahead of the middle', () => {
    const { facing, reach } = surfaceOf(damage('front_left_fender'), 1);
    expect(facing).toBeGreaterThan(0.5);
    expect(facing).toBeCloseTo(-surfaceOf(damage('front_right_fender'), 1).facing!);
    expect(reach).toBeLessThan(Math.PI / 2);
    expect(surfaceOf(damage('hood'), 1).facing).toBeCloseTo(0);
    expect(surfaceOf(damage('trunk'), 1).facing).toBeCloseTo(0);
    expect(surfaceOf(damage('roof'), 1).reach).toBe(Math.PI);
  });
});

describe('which way the customer walked', () => {
  test('the side that a pin is on and when it was seen tell', () => {
    expect(directionOf([damage('rear_left_door', 6)], 24)).toBe(-1);
    expect(directionOf([damage('rear_left_door', 18)], 24)).toBe(1);
    expect(directionOf([damage('rear_right_door', 6)], 24)).toBe(1);
    expect(directionOf([damage('right_mirror', 19)], 24)).toBe(-1);
  });

  test('as the guide asks for while nothing tells', () => {
    expect(directionOf([], 24)).toBe(1);
    expect(directionOf([damage('hood', 0), damage('rear_left_door')], 24)).toBe(1);
  });

  test('a pin that was placed twice outweighs that', () => {
    const twice = damage('front_bumper');
    const points = [
      { frame: 23, x: 0.62, y: 0.5 },
      { frame: 1, x: 0.4, y: 0.5 },
    ];
    const all = [damage('rear_right_door', 6), { ...twice, pin: { upload_id: 1, points } }];
    expect(directionOf(all, 24)).toBe(-1);
  });
});
