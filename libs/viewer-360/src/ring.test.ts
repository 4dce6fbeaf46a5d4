import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarseToFine, degreesOf, findNearest, shortestTurn, wrap } from './ring.ts';

const counts = fc.integer({ min: 1, max: 200 });

describe('the order in which frames are fetched', () => {
  it('starts with the front, then the back, then the sides', () => {
    expect(coarseToFine(8)).toEqual([0, 4, 2, 6, 1, 3, 5, 7]);
    expect(coarseToFine(36).slice(0, 6)).toEqual([0, 18, 9, 27, 4, 13]);
  });

  it('starts at the frame that a link names', () => {
    expect(coarseToFine(24, 7).slice(0, 3)).toEqual([7, 19, 13]);
  });

  it('names every frame once, whatever the ring', () => {
    fc.assert(
      fc.property(counts, fc.nat(500), (count, start) => {
        const order = coarseToFine(count, wrap(start, count));
        expect([...order].sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
      }),
    );
  });

  it('never leaves a wide hole: after k frames none is farther than a ring over k away', () => {
    fc.assert(
      fc.property(counts, fc.nat(), (count, seed) => {
        const known = 1 + (seed % count);
        const have = coarseToFine(count).slice(0, known);
        const worst = Math.max(
          ...[...Array(count).keys()].map((i) =>
            Math.min(...have.map((j) => Math.abs(shortestTurn(i, j, count)))),
          ),
        );
        expect(worst).toBeLessThanOrEqual(Math.ceil(count / known) + 1);
      }),
    );
  });
});

describe('going round the ring', () => {
  it('comes back to the same frame after any number of turns', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: -1e6, max: 1e6 }), (count, at) => {
        expect(wrap(at + count, count)).toBe(wrap(at, count));
        expect(wrap(at, count)).toBeGreaterThanOrEqual(0);
        expect(wrap(at, count)).toBeLessThan(count);
      }),
    );
  });

  it('takes the short way', () => {
    expect(shortestTurn(35, 1, 36)).toBe(2);
    expect(shortestTurn(1, 35, 36)).toBe(-2);
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), (count, a, b) => {
        const [from, to] = [wrap(a, count), wrap(b, count)];
        const turn = shortestTurn(from, to, count);
        expect(wrap(from + turn, count)).toBe(to);
        expect(Math.abs(turn)).toBeLessThanOrEqual(count / 2);
      }),
    );
  });

  it('finds the nearest frame that is there, and nothing when none is', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.array(fc.nat(), { maxLength: 20 }), (count, at, some) => {
        const center = wrap(at, count);
        const have = new Set(some.map((i) => wrap(i, count)));
        const found = findNearest(center, count, (i) => have.has(i));
        const away = (i: number) => Math.abs(shortestTurn(center, i, count));
        if (have.size === 0) expect(found).toBeUndefined();
        else expect(away(found as number)).toBe(Math.min(...[...have].map(away)));
      }),
    );
  });

  it('speaks of angles from 0 to 359 degrees', () => {
    expect(degreesOf(0, 24)).toBe(0);
    expect(degreesOf(6, 24)).toBe(90);
    expect(degreesOf(719, 720)).toBe(0);
  });
});
