/** What a small copy of a photo tells of it. */
export interface Quality {
  /** Variance of the Laplacian of the luminance: low where nothing has an edge. */
  sharpness: number;
  /** How strong the strongest half percent of the edges are at least, as the Laplacian has them. */
  peak: number;
  /** Variance of the luminance itself: how much there is that could have an edge. */
  contrast: number;
  /** Mean luminance, from 0 (black) to 255. */
  brightness: number;
}

/** Something to look at again before the photo is handed in; never a reason to refuse it. */
export type PhotoHint = 'DARK' | 'BLURRED' | 'UPRIGHT';

/** Long edge, in pixels, of the copy that is measured; the limits below hold for this size. */
export const SAMPLE_EDGE = 640;

/** Darker than this on average, plates and instruments cannot be read. */
const DARK_BELOW = 38;
/** Edges this weak on average are a blur, or a scene with few of them: */
const BLURRED_BELOW = 45;
/** what tells them apart are the strongest, which a blur leaves none of. */
const SOFT_BELOW = 60;
const STRONGEST = 0.005;
/** A picture that varies less than this, such as paint from close up, is never called blurred. */
const PLAIN_BELOW = 40;

/**
 * Measures a picture.
 * @param rgba four bytes a pixel, row by row, as a canvas gives them
 */
export function qualityOf(rgba: ArrayLike<number>, width: number, height: number): Quality {
  const luminance = luminanceOf(rgba, width * height);
  const edges = new Moments();
  const strengths = new Uint32Array(4 * 255 + 1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const edge =
        luminance[at - 1]! +
        luminance[at + 1]! +
        luminance[at - width]! +
        luminance[at + width]! -
        4 * luminance[at]!;
      edges.add(edge);
      strengths[Math.round(Math.abs(edge))]!++;
    }
  }
  const whole = new Moments();
  for (const value of luminance) whole.add(value);
  return {
    sharpness: edges.variance,
    peak: strongest(strengths, edges.count * STRONGEST),
    contrast: whole.variance,
    brightness: whole.mean,
  };
}

/** Where the `count` strongest begin, of strengths counted by value. */
function strongest(counts: Uint32Array, count: number): number {
  let [value, above] = [counts.length - 1, 0];
  while (value > 0 && (above += counts[value]!) < count) value--;
  return value;
}

/**
 * What could be better, the most important first. A dark photo is never called blurred: there is
 * too little light to tell, and more light mends both.
 */
export function hintsOf(quality: Quality, width: number, height: number): PhotoHint[] {
  const hints: PhotoHint[] = [];
  if (quality.brightness < DARK_BELOW) hints.push('DARK');
  else if (isBlurred(quality)) hints.push('BLURRED');
  if (height > width) hints.push('UPRIGHT');
  return hints;
}

/** The one hint that is given: that a photo stands upright matters only where it had better not. */
export function hintFor(hints: readonly PhotoHint[], wide = false): PhotoHint | null {
  return hints.find((hint) => hint !== 'UPRIGHT' || wide) ?? null;
}

const isBlurred = ({ sharpness, peak, contrast }: Quality) =>
  contrast >= PLAIN_BELOW && sharpness < BLURRED_BELOW && peak < SOFT_BELOW;

/** Rec. 709 weights, on the values as they are: the eye judges brightness so, too. */
function luminanceOf(rgba: ArrayLike<number>, pixels: number): Float32Array {
  const luminance = new Float32Array(pixels);
  for (let at = 0; at < pixels; at++) {
    luminance[at] =
      0.2126 * rgba[4 * at]! + 0.7152 * rgba[4 * at + 1]! + 0.0722 * rgba[4 * at + 2]!;
  }
  return luminance;
}

/** Mean and variance of numbers as they come. */
class Moments {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.count ? this.#sum / this.count : 0;
  }

  get variance(): number {
    return this.count ? Math.max(0, this.#squares / this.count - this.mean ** 2) : 0;
  }
}
