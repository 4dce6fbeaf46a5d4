import { describe, expect, it } from 'vitest';
import { frameInHash, hashWithFrame } from './deepLink.ts';

describe('an angle in an address', () => {
  it('is read in every place', () => {
    expect(frameInHash('#frame=12')).toBe(12);
    expect(frameInHash('#831&frame=7')).toBe(7);
    expect(frameInHash('#frame=3&x=1')).toBe(3);
  });

  it('is absent when the hash says something else', () => {
    for (const hash of ['', '#', '#831', '#frame=', '#frame=x', '#keyframe=4']) {
      expect(frameInHash(hash)).toBeUndefined();
    }
  });

  it('is written without touching what else the hash says', () => {
    expect(hashWithFrame('', 5)).toBe('#frame=5');
    expect(hashWithFrame('#831', 5)).toBe('#831&frame=5');
    expect(hashWithFrame('#frame=2&831', 5)).toBe('#831&frame=5');
    expect(frameInHash(hashWithFrame('#831&frame=1', 9))).toBe(9);
  });
});
