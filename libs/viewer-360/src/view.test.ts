import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundView, FIT, fitSize, stepZoom, zoomAround, type View } from './view.ts';

const lengths = fc.integer({ min: 10, max: 4000 });
const sizes = fc.record({ width: lengths, height: lengths });
const offsets = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const points = fc.record({ x: offsets, y: offsets });
const scales = fc.double({ min: 0.01, max: 50, noNaN: true });

describe('how the picture lies on the stage', () => {
  it('fits whole, touching two sides', () => {
    expect(fitSize({ width: 1600, height: 1067 }, { width: 900, height: 600 })).toEqual({
      width: expect.closeTo(899.7, 1) as number,
      height: 600,
    });
  });

  it('stays in bounds through any sequence of zooms and pans', () => {
    const moves = fc.array(
      fc.oneof(fc.record({ scale: scales, around: points }), fc.record({ pan: points })),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(sizes, sizes, moves, (picture, stage, sequence) => {
        const fit = fitSize(picture, stage);
        let view: View = FIT;
        for (const move of sequence) {
          const wished =
            'pan' in move
              ? { scale: view.scale, x: view.x + move.pan.x, y: view.y + move.pan.y }
              : zoomAround(view, move.scale, move.around);
          view = boundView(wished, fit, stage);
          expect(view.scale).toBeGreaterThanOrEqual(0.5);
          expect(view.scale).toBeLessThanOrEqual(4);
          for (const [whole, part, at] of [
            [stage.width, fit.width * view.scale, view.x],
            [stage.height, fit.height * view.scale, view.y],
          ] as const) {
            const [near, far] = [whole / 2 + at - part / 2, whole / 2 + at + part / 2];
            if (part > whole) {
              expect(near).toBeLessThanOrEqual(1e-6);
              expect(far).toBeGreaterThanOrEqual(whole - 1e-6);
            } else expect(Math.abs(at)).toBe(0);
          }
        }
      }),
    );
  });

  it('zooms around the point under the finger', () => {
    fc.assert(
      fc.property(scales, scales, points, points, (from, to, offset, finger) => {
        const view = { scale: Math.min(4, Math.max(0.5, from)), ...offset };
        const next = zoomAround(view, to, finger);
        const under = (v: View) => ({
          x: (finger.x - v.x) / v.scale,
          y: (finger.y - v.y) / v.scale,
        });
        expect(under(next).x).toBeCloseTo(under(view).x, 4);
        expect(under(next).y).toBeCloseTo(under(view).y, 4);
      }),
    );
  });
});

describe('the zoom levels', () => {
  it('go from the whole picture to 1.5, then to 3 by 0.05, and back', () => {
    expect(stepZoom(1, 1)).toBe(1.5);
    expect(stepZoom(1.5, 1)).toBe(1.55);
    expect(stepZoom(2.98, 1)).toBe(3);
    expect(stepZoom(3, 1)).toBe(3);
    expect(stepZoom(1.55, -1)).toBe(1.5);
    expect(stepZoom(1.5, -1)).toBe(1);
    expect(stepZoom(1, -1)).toBe(1);
  });

  it('take 30 steps from the first to the last, with no drift', () => {
    let scale = stepZoom(1, 1);
    for (let step = 0; step < 30; step++) scale = stepZoom(scale, 1);
    expect(scale).toBe(3);
  });

  it('never leave 1 or 1.5 … 3', () => {
    fc.assert(
      fc.property(scales, fc.integer({ min: -100, max: 100 }), (scale, steps) => {
        const next = stepZoom(scale, steps);
        expect(next === 1 || (next >= 1.5 && next <= 3)).toBe(true);
      }),
    );
  });
});
