/** Color arithmetic in sRGB and OKLCH. Channels of `Rgb` are 0–255 integers. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness 0–1, chroma 0–0.4, hue in radians. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Reads `#rgb` or `#rrggbb`, with or without the hash, any case.
 * @returns null for anything else
 */
export function parseHex(text: string): Rgb | null {
  const hex = text.trim().replace(/^#/, '');
  if (!/^([\da-f]{3}|[\da-f]{6})$/i.test(hex)) return null;
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHex([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio, 1–21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(A, B),
    Math.atan2(B, A),
  ];
}

const linearRgb = ([lightness, chroma, hue]: Oklch): [number, number, number] => {
  const A = chroma * Math.cos(hue);
  const B = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const inGamut = (channels: readonly number[]): boolean =>
  channels.every((value) => value >= -0.0005 && value <= 1.0005);

/** The nearest displayable color: keeps lightness and hue, reduces chroma. */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgb {
  const light = Math.min(1, Math.max(0, lightness));
  let channels = linearRgb([light, chroma, hue]);
  if (!inGamut(channels)) {
    let [low, high] = [0, chroma];
    for (let step = 0; step < 8; step += 1) {
      const middle = (low + high) / 2;
      if (inGamut(linearRgb([light, middle, hue]))) low = middle;
      else high = middle;
    }
    channels = linearRgb([light, low, hue]);
  }
  const [red, green, blue] = channels.map((value) =>
    Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255),
  ) as [number, number, number];
  return [red, green, blue];
}
