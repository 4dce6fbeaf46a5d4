/** Measurements of a downscaled copy of a photo. */
export interface Quality {
  /** Variance of the Laplacian of the luminance: low if there are no sharp edges. */
  sharpness: number;
  /** Lower bound of the strongest 0.5 % of the Laplacian's absolute values. */
  peak: number;
  /** Variance of the luminance: how much detail there is that could have edges. */
  contrast: number;
  /** Mean luminance, from 0 (black) to 255. */
  brightness: number;
}

/** Something to check before the photo is submitted; never a reason to refuse it. */
export type PhotoHint = 'DARK' | 'BLURRED' | 'UPRIGHT';

/** Long edge, in pixels, of the measured copy; the limits below apply to this size. */
export const SAMPLE_EDGE = 640;

/** Below this mean luminance, plates and instruments are unreadable. */
const DARK_BELOW = 38;
/** A sharpness below this means a blur, or a scene with few edges. */
const BLURRED_BELOW = 45;
/** A peak below this means a blur: it softens even the strongest edges. */
const SOFT_BELOW = 60;
const STRONGEST = 0.005;
/** Below this contrast, as in a close-up of paint, a picture is never reported as blurred. */
const PLAIN_BELOW = 40;

/**
 * Measures a picture.
 * @param rgba four bytes per pixel, row by row, as a canvas returns them
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

/** Smallest of the `count` highest strengths, from a histogram. */
function strongest(counts: Uint32Array, count: number): number {
  let [value, above] = [counts.length - 1, 0];
  while (value > 0 && (above += counts[value]!) < count) value--;
  return value;
}

/**
 * What could be better, the most important first. A dark photo is never reported as blurred: the
 * measurement is unreliable, and more light fixes both.
 */
export function hintsOf(quality: Quality, width: number, height: number): PhotoHint[] {
  const hints: PhotoHint[] = [];
  if (quality.brightness < DARK_BELOW) hints.push('DARK');
  else if (isBlurred(quality)) hints.push('BLURRED');
  if (height > width) hints.push('UPRIGHT');
  return hints;
}

/** The hint to show; UPRIGHT counts only if the shot should be in landscape. */
export function hintFor(hints: readonly PhotoHint[], wide = false): PhotoHint | null {
  return hints.find((hint) => hint !== 'UPRIGHT' || wide) ?? null;
}

const isBlurred = ({ sharpness, peak, contrast }: Quality) =>
  contrast >= PLAIN_BELOW && sharpness < BLURRED_BELOW && peak < SOFT_BELOW;

/** Rec. 709 weights, applied to gamma-encoded values, which is closer to perceived brightness. */
function luminanceOf(rgba: ArrayLike<number>, pixels: number): Float32Array {
  const luminance = new Float32Array(pixels);
  for (let at = 0; at < pixels; at++) {
    luminance[at] =
      0.2126 * rgba[4 * at]! + 0.7152 * rgba[4 * at + 1]! + 0.0722 * rgba[4 * at + 2]!;
  }
  return luminance;
}

/** Running mean and variance. */
class Moments {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.count ? this.sum / this.count : 0;
  }

  get variance(): number {
    return this.count ? Math.max(0, this.squares / this.count - this.mean ** 2) : 0;
  }
}
