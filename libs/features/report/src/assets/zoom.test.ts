import { describe, expect, test } from 'vitest';
import { fitSize, MAX_SCALE, panBy, wholePicture, zoomAt } from './zoom.ts';

const stage = { width: 1200, height: 600 };
const ratio = 4 / 3;

describe('zooming into a photo', () => {
  test('starts with all of it, as large as the stage allows', () => {
    expect(fitSize(stage, ratio)).toEqual({ width: 800, height: 600 });
    expect(fitSize({ width: 400, height: 900 }, ratio)).toEqual({ width: 400, height: 300 });
  });

  test('keeps in place what is pointed at', () => {
    const point = { x: 100, y: -50 };
    const view = zoomAt(wholePicture, 3, point, stage, ratio);
    // Position of the picture's point after zooming: its distance from the center, times three.
    expect(view.x + point.x * 3).toBeCloseTo(point.x);
    expect(view.y + point.y * 3).toBeCloseTo(point.y);
  });

  test('goes from all of it to four times, no further', () => {
    const near = zoomAt(wholePicture, 10, { x: 0, y: 0 }, stage, ratio);
    expect(near.scale).toBe(MAX_SCALE);
    expect(zoomAt(near, 0.01, { x: 300, y: 300 }, stage, ratio)).toEqual(wholePicture);
  });

  test('opens no gap at the edges', () => {
    const near = zoomAt(wholePicture, 2, { x: 400, y: 300 }, stage, ratio);
    expect(panBy(near, { x: -5000, y: -5000 }, stage, ratio)).toEqual({
      scale: 2,
      x: -200,
      y: -300,
    });
    expect(panBy(near, { x: 5000, y: 5000 }, stage, ratio)).toEqual({ scale: 2, x: 200, y: 300 });
  });

  test('a picture that is all seen cannot be moved', () => {
    expect(panBy(wholePicture, { x: 80, y: 40 }, stage, ratio)).toEqual(wholePicture);
  });
});
