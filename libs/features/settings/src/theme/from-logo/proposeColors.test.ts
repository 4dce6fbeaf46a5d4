import { contrast, parseHex, toHex, type Rgb } from '@forecourt/ui/theme/color';
import { worstLightSurface } from '@forecourt/ui/theme/neutrals';
import { describe, expect, test } from 'vitest';
import { MOST_COLORS, proposeColors, textOn } from './proposeColors.ts';

/** Pixels of these colors: `[color, how many, alpha]`. */
const drawn = (...parts: [hex: string, pixels: number, alpha?: number][]): number[] =>
  parts.flatMap(([hex, pixels, alpha = 255]) =>
    Array.from({ length: pixels }, () => [...parseHex(hex)!, alpha]).flat(),
  );

const rgb = (hex: string): Rgb => parseHex(hex)!;

describe('the colors of a logo', () => {
  test('are its own, exactly, the larger first', () => {
    const pixels = drawn(['#FFFFFF', 800], ['#1F5FBF', 150], ['#C8102E', 20]);
    expect(proposeColors(pixels)).toEqual({ colors: ['#1F5FBF', '#C8102E'], gray: false });
  });

  test('leave out what is transparent, and the soft edges of shapes', () => {
    const pixels = drawn(['#FF0000', 500, 0], ['#00AA00', 40, 127], ['#1F5FBF', 100, 128]);
    expect(proposeColors(pixels).colors).toEqual(['#1F5FBF']);
  });

  test('put grays and black last, and leave out the white paper', () => {
    const pixels = drawn(['#FFFFFF', 500], ['#101010', 300], ['#6B7280', 120], ['#E4572E', 10]);
    expect(proposeColors(pixels)).toEqual({
      colors: ['#E4572E', '#101010', '#6B7280'],
      gray: false,
    });
  });

  test('count shades of one color once, as the most frequent of them', () => {
    const pixels = drawn(['#1F5FBF', 90], ['#2060C0', 40], ['#2565C4', 30], ['#0F7B6C', 50]);
    expect(proposeColors(pixels).colors).toEqual(['#1F5FBF', '#0F7B6C']);
  });

  test('leave out the blur between two colors', () => {
    const pixels = drawn(['#1F5FBF', 600], ['#F5C400', 400], ['#8A9260', 4]);
    expect(proposeColors(pixels).colors).toEqual(['#1F5FBF', '#F5C400']);
  });

  test('rank a colorful mark above a pale area', () => {
    const pixels = drawn(['#C9D8E8', 700], ['#D6001C', 100]);
    expect(proposeColors(pixels).colors[0]).toBe('#D6001C');
  });

  test(`of a photo or a gradient are ${MOST_COLORS} at most, and differ`, () => {
    const pixels = Array.from({ length: 4096 }, (_, at) => [
      (at % 16) * 17,
      ((at >> 4) % 16) * 17,
      (at >> 8) * 17,
      255,
    ]).flat();
    const { colors } = proposeColors(pixels);
    expect(new Set(colors).size).toBe(MOST_COLORS);
  });

  test('carry text that can be read, whatever they are', () => {
    const pixels = drawn(['#FFE566', 9], ['#39FF14', 9], ['#F4B6C2', 9], ['#777777', 9]);
    const { colors } = proposeColors(pixels);
    expect(colors).toHaveLength(4);
    for (const color of colors) {
      expect(contrast(rgb(textOn(color)), rgb(color)), color).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('a logo without color', () => {
  test('is said to be gray, and its dark shades are proposed', () => {
    const pixels = drawn(['#FFFFFF', 500], ['#333A45', 300]);
    expect(proposeColors(pixels)).toEqual({ colors: ['#333A45'], gray: true });
  });

  test.each(['#FFFFFF', '#D0D0D0'])(
    'of %s alone proposes a shade that is seen on a page',
    (hex) => {
      const { colors, gray } = proposeColors(drawn([hex, 50]));
      expect([gray, colors.length]).toEqual([true, 1]);
      expect(contrast(rgb(colors[0]!), worstLightSurface)).toBeGreaterThanOrEqual(3);
      expect(toHex(rgb(colors[0]!))).not.toBe(hex.toLowerCase());
    },
  );

  test('or without anything drawn proposes nothing', () => {
    expect(proposeColors(drawn(['#1F5FBF', 50, 0]))).toEqual({ colors: [], gray: false });
    expect(proposeColors([])).toEqual({ colors: [], gray: false });
  });
});
