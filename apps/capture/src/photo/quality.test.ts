import { describe, expect, test } from 'vitest';
import { hintsOf, qualityOf } from './quality.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** Gray values of a drawn scene as a canvas returns them: a checkered floor below a lighter sky. */
function scene(light = 1): Float32Array {
  const grey = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const checked = (x >> 3) % 2 === (y >> 3) % 2 ? 150 : 60;
      grey[y * WIDTH + x] = light * (y < HEIGHT / 3 ? 210 : checked);
    }
  }
  return grey;
}

/** Box blur, horizontally and then vertically, as camera shake produces it. */
function blurred(grey: Float32Array, radius: number): Float32Array {
  const along = (from: Float32Array, step: number, limit: number, place: (at: number) => number) =>
    from.map((_value, at) => {
      let [sum, count] = [0, 0];
      for (let by = -radius; by <= radius; by++) {
        if (place(at) + by < 0 || place(at) + by >= limit) continue;
        sum += from[at + by * step]!;
        count++;
      }
      return sum / count;
    });
  const across = along(grey, 1, WIDTH, (at) => at % WIDTH);
  return along(across, WIDTH, HEIGHT, (at) => Math.floor(at / WIDTH));
}

const rgba = (grey: Float32Array) =>
  Uint8ClampedArray.from({ length: grey.length * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : grey[at >> 2]!,
  );
const judged = (grey: Float32Array) => hintsOf(qualityOf(rgba(grey), WIDTH, HEIGHT), WIDTH, HEIGHT);

describe('a hint about a photo', () => {
  test('is not given for a sharp photo in daylight', () => {
    expect(judged(scene())).toEqual([]);
  });

  test('says that an unsteady photo is blurred', () => {
    expect(judged(blurred(blurred(scene(), 6), 6))).toEqual(['BLURRED']);
  });

  test('says that a photo in the dark is dark, and not that it is blurred as well', () => {
    expect(judged(scene(0.2))).toEqual(['DARK']);
    expect(judged(blurred(blurred(scene(0.2), 6), 6))).toEqual(['DARK']);
  });

  test('does not call a sharp photo of a wide sky blurred', () => {
    const sky = new Float32Array(WIDTH * HEIGHT).map((_, at) => (at < WIDTH * 90 ? 190 : 80));
    expect(judged(sky)).toEqual([]);
    expect(judged(blurred(blurred(sky, 6), 6))).toEqual(['BLURRED']);
  });

  test('does not call the close photo of a plain door blurred', () => {
    const door = new Float32Array(WIDTH * HEIGHT).map((_, at) => 120 + 6 * ((at % WIDTH) / WIDTH));
    expect(judged(door)).toEqual([]);
  });

  test('says that a photo stands upright, beside what else could be better', () => {
    const quality = qualityOf(rgba(scene(0.2)), WIDTH, HEIGHT);
    expect(hintsOf(quality, 300, 400)).toEqual(['DARK', 'UPRIGHT']);
    expect(hintsOf(quality, 400, 300)).toEqual(['DARK']);
  });
});

describe('the measures of a picture', () => {
  test('are the variance of the Laplacian and the mean luminance', () => {
    // One white pixel in a black field of 5 × 5: the Laplacian is −4·255 there, 255 next to it.
    const field = new Float32Array(25);
    field[12] = 255;
    const { sharpness, brightness } = qualityOf(rgba(field), 5, 5);
    const [sum, squares] = [4 * 255 - 4 * 255, 4 * 255 ** 2 + (4 * 255) ** 2];
    expect(sharpness).toBeCloseTo(squares / 9 - (sum / 9) ** 2, 0);
    expect(brightness).toBeCloseTo(255 / 25, 3);
  });

  test('weigh green more than blue, as the eye does', () => {
    const of = (red: number, green: number, blue: number) =>
      qualityOf([red, green, blue, 255], 1, 1).brightness;
    expect(of(0, 255, 0)).toBeGreaterThan(of(255, 0, 0));
    expect(of(255, 0, 0)).toBeGreaterThan(of(0, 0, 255));
    expect(of(255, 255, 255)).toBeCloseTo(255, 3);
  });

  test('grow weaker, edge by edge, the more a picture is blurred', () => {
    const sharpness = [0, 1, 3, 6].map(
      (radius) => qualityOf(rgba(blurred(scene(), radius)), WIDTH, HEIGHT).sharpness,
    );
    expect(sharpness).toEqual([...sharpness].sort((a, b) => b - a));
  });
});
