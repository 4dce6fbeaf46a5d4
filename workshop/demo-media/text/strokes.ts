import { segment } from '../math/shapes.ts';

/**
 * A stroke alphabet on a grid of 4 × 6: every run is a list of x, y digits. Drawn by us, so that
 * plates look the same on every machine whatever fonts it has.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '002640 1232',
  B: '00063645443303 3342413000',
  C: '4536160501103041',
  D: '00062644422000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '45361605011030414323',
  H: '0006 4046 0343',
  I: '2026',
  J: '4641301001',
  K: '0006 460340',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '103041453616050110',
  P: '00063645443303',
  Q: '103041453616050110 2240',
  R: '00063645443303 2340',
  S: '453616050413334241301001',
  T: '0646 2620',
  U: '060110304146',
  V: '062046',
  W: '0610233046',
  X: '0046 0640',
  Y: '062346 2320',
  Z: '06460040',
  0: '103041453616050110',
  1: '152620',
  2: '05163645440040',
  3: '0516364544334241301001 2333',
  4: '30360242',
  5: '4606033342413000',
  6: '4536160501103041423303',
  7: '064610',
  8: '13334445361605041302011030414233',
  9: '0110304145361605041343',
  '-': '1333',
  '.': '2020',
  ',': '2110',
  ':': '2121 2424',
  '/': '0046',
};

/** Grid units from one letter to the next. */
export const ADVANCE = 5.7;

/** The runs of a letter as pairs of grid points. */
export function glyphRuns(letter: string): [number, number][][] {
  const runs = GLYPHS[letter] ?? '';
  return runs
    .split(' ')
    .filter((run) => run.length > 0)
    .map((run) => (run.match(/../g) ?? []).map((pair) => [Number(pair[0]), Number(pair[1])]));
}

/** Width of a text in grid units. */
export const textWidth = (text: string): number => text.length * ADVANCE - (ADVANCE - 4);

/**
 * Distance to the strokes of a text centered on the origin, in meters.
 * @param height height of a capital, meters
 */
export function textDistance(text: string, height: number): (u: number, v: number) => number {
  const unit = height / 6;
  const letters = [...text].map((letter) => glyphRuns(letter));
  const start = -textWidth(text) / 2;
  return (u, v) => {
    const x = u / unit - start;
    const y = v / unit + 3;
    const at = Math.floor((x + (ADVANCE - 4) / 2) / ADVANCE);
    let best = 9;
    for (const run of letters[at] ?? [])
      for (let i = 1; i < run.length; i++) {
        const [a, b] = [run[i - 1], run[i]];
        best = Math.min(best, segment(x - at * ADVANCE, y, a[0], a[1], b[0], b[1]));
      }
    return best * unit;
  };
}
