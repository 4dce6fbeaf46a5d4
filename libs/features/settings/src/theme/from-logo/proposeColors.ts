import { parseHex, type Rgb, toHex, toOklch } from '@forecourt/ui/theme/color';
import { shadesOf } from '@forecourt/ui/theme/shades';

/** Colors that are proposed for a partner's pages. */
export interface Proposal {
  /** `#RRGGBB` in upper case, the best first; at most {@link MOST_COLORS}, none for an empty picture. */
  colors: readonly string[];
  /** The picture has nothing but black, gray and white. */
  gray: boolean;
}

/** As many as a partner's theme has. */
export const MOST_COLORS = 6;

/** Pixels with less alpha (0–255) belong to the edge of a shape: their color is not one of the logo. */
const LEAST_ALPHA = 128;
/** The share of all pixels below which a color is only the blur between two others. */
const LEAST_SHARE = 0.005;
/** Colors at this distance in OKLab look like shades of one color (0–1; black to white is 1). */
const NEAR = 0.1;
/** The chroma in OKLCH below which a color looks gray. */
const GRAY_CHROMA = 0.035;
/** The lightness in OKLCH from which a gray is the paper rather than the print. */
const WHITE_LIGHTNESS = 0.96;

interface Found {
  rgb: Rgb;
  /** How many pixels have this color, or one that looks like it. */
  pixels: number;
  lightness: number;
  chroma: number;
  /** In OKLab. */
  a: number;
  b: number;
}

/**
 * Proposes the colors of a logo, as pages can use them: colors by how much of the picture they are
 * and how colorful, then grays. Pages make text on each readable by `shadesOf`. A gray with less
 * than 3:1 on a light page, on which a button would not be seen, is replaced by its darker shade.
 *
 * @param pixels red, green, blue and alpha of each pixel, 0–255, as canvas gives them
 */
export function proposeColors(pixels: ArrayLike<number>): Proposal {
  const found = merged(counted(pixels));
  const colored = found
    .filter((one) => !isGray(one))
    .sort((one, other) => weight(other) - weight(one));
  const grays = found.filter(isGray);
  const ink = grays.filter(({ lightness }) => lightness < WHITE_LIGHTNESS);
  const usable = [...colored, ...ink];
  const colors = (usable.length > 0 ? usable : grays).map(asUsed);
  return {
    colors: [...new Set(colors)].slice(0, MOST_COLORS),
    gray: found.length > 0 && colored.length === 0,
  };
}

const isGray = ({ chroma }: Found): boolean => chroma < GRAY_CHROMA;

/** A small colorful mark counts more than its area: it is what one remembers of a logo. */
const weight = ({ pixels, chroma }: Found): number => Math.sqrt(pixels) * chroma;

function asUsed(one: Found): string {
  return (isGray(one) ? shadesOf(one.rgb).edge.light : toHex(one.rgb)).toUpperCase();
}

/** Each color of the picture, with similar ones counted as the most frequent of them. */
function counted(pixels: ArrayLike<number>): Found[] {
  const exact = new Map<number, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < LEAST_ALPHA) continue;
    const color = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
    exact.set(color, (exact.get(color) ?? 0) + 1);
  }
  const bins = new Map<number, { color: number; most: number; pixels: number }>();
  for (const [color, count] of exact) {
    // the upper five bits of each channel: photos and gradients have thousands of colors
    const key = color & 0xf8f8f8;
    const bin = bins.get(key) ?? { color, most: 0, pixels: 0 };
    bins.set(key, bin);
    bin.pixels += count;
    if (count > bin.most) Object.assign(bin, { color, most: count });
  }
  return [...bins.values()].map(({ color, pixels: count }) => measured(color, count));
}

function measured(color: number, pixels: number): Found {
  const rgb: Rgb = [color >> 16, (color >> 8) & 255, color & 255];
  const [lightness, chroma, hue] = toOklch(rgb);
  return { rgb, pixels, lightness, chroma, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
}

/** The colors that differ to the eye, the most frequent first, without the blur between them. */
function merged(all: Found[]): Found[] {
  const groups: Found[] = [];
  let total = 0;
  for (const one of all.sort((first, second) => second.pixels - first.pixels)) {
    total += one.pixels;
    const group = groups.find((other) => distance(one, other) < NEAR);
    if (group) group.pixels += one.pixels;
    else groups.push(one);
  }
  return groups.filter(({ pixels }) => pixels >= total * LEAST_SHARE);
}

function distance(one: Found, other: Found): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

/** Text on a proposed color, as pages write it. `#rrggbb` */
export function textOn(color: string): string {
  return shadesOf(parseHex(color)!).contrast;
}
