import { contrast, parseHex, type Rgb } from '@forecourt/ui/theme/color';
import { neutral } from '@forecourt/ui/theme/neutrals';

/** Pixels with less alpha (0–255) are the soft edge of a shape. */
const LEAST_ALPHA = 128;
/** What graphics need against the page (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/**
 * Whether a picture can be made out on dark pages: the mean contrast of its opaque pixels.
 *
 * @param pixels red, green, blue and alpha of each pixel, 0–255, as canvas gives them
 */
export function isReadableOnDark(pixels: ArrayLike<number>): boolean {
  const page = parseHex(neutral.page.dark)!;
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < LEAST_ALPHA) continue;
    const color: Rgb = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    sum += contrast(color, page);
    count += 1;
  }
  return count > 0 && sum / count >= LEAST_CONTRAST;
}
