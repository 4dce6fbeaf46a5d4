import { contrast, fromOklch, parseHex, toHex, toOklch } from './color.ts';
import type { Oklch, Rgb } from './color.ts';
import { worstDarkSurface, worstLightSurface } from './neutrals.ts';

/** A value for light and for dark surfaces. */
export interface Scheme {
  light: string;
  dark: string;
}

/** All shades of one color, each readable in its intended use. HEX values. */
export interface Shades {
  /** The color itself, as a fill. */
  solid: string;
  /** Text and icons on `solid`, `hover` and `active`: at least 4.5:1. */
  contrast: string;
  hover: string;
  active: string;
  /** Text in this color on any surface and on `subtle`: at least 4.5:1. */
  fg: Scheme;
  /** Borders, icons and other UI parts on any surface and on `subtle`: at least 3:1. */
  edge: Scheme;
  /** A subtle background in this hue. */
  subtle: Scheme;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const ink: Rgb = [18, 21, 26];

/** Text on a fill: white, our ink or pure black, the first that reaches 4.5:1. */
const textOn = (fill: Rgb): Rgb => {
  if (contrast(white, fill) >= 4.5) return white;
  return contrast(ink, fill) >= 4.5 ? ink : black;
};

/** Moves lightness until `target` is met against all `surfaces`; unchanged if it already is. */
const reach = (
  color: Oklch,
  surfaces: readonly Rgb[],
  target: number,
  toward: 'dark' | 'light',
): Rgb => {
  const [lightness, chroma, hue] = color;
  const meets = (rgb: Rgb): boolean => surfaces.every((one) => contrast(rgb, one) >= target);
  const asIs = fromOklch(color);
  if (meets(asIs)) return asIs;
  let [bad, good] = [lightness, toward === 'dark' ? 0 : 1];
  let best: Rgb = toward === 'dark' ? black : white;
  for (let step = 0; step < 10; step += 1) {
    const middle = (bad + good) / 2;
    const candidate = fromOklch([middle, chroma, hue]);
    if (meets(candidate)) {
      best = candidate;
      good = middle;
    } else bad = middle;
  }
  return best;
};

/** Moves lightness away from the text's, so that contrast only increases. */
const pressed = ([lightness, chroma, hue]: Oklch, text: Rgb, step: number): Rgb => {
  const away = text === white ? -step : step;
  const next = fromOklch([lightness + away, chroma, hue]);
  const solid = fromOklch([lightness, chroma, hue]);
  return contrast(text, next) >= Math.min(4.5, contrast(text, solid)) ? next : solid;
};

/**
 * Derives every shade from one color (design §4: contrast text on it and a readable tint of it,
 * both at least 4.5:1; UI parts 3:1).
 */
export function shadesOf(rgb: Rgb): Shades {
  const color = toOklch(rgb);
  const [, chroma, hue] = color;
  const text = textOn(rgb);
  const tintLight = fromOklch([0.955, Math.min(chroma, 0.035), hue]);
  const tintDark = fromOklch([0.285, Math.min(chroma, 0.055), hue]);
  const light = [worstLightSurface, tintLight];
  const dark = [worstDarkSurface, tintDark];
  const both = (target: number): Scheme => ({
    light: toHex(reach(color, light, target, 'dark')),
    dark: toHex(reach(color, dark, target, 'light')),
  });
  return {
    solid: toHex(rgb),
    contrast: toHex(text),
    hover: toHex(pressed(color, text, 0.045)),
    active: toHex(pressed(color, text, 0.085)),
    fg: both(4.5),
    edge: both(3),
    subtle: { light: toHex(tintLight), dark: toHex(tintDark) },
  };
}

/** Like {@link shadesOf}, for colors in our own code. Throws on an invalid HEX. */
export function shadesOfHex(hex: string): Shades {
  const rgb = parseHex(hex);
  if (!rgb) throw new Error(`not a HEX colour: ${hex}`);
  return shadesOf(rgb);
}
