import { defaultConfig } from '@chakra-ui/react';
import { semanticColors } from '../theme/semantic.ts';
import type { SchemeToken } from '../theme/semantic.ts';
import { shadesOfHex } from '../theme/shades.ts';
import type { Scheme, Shades } from '../theme/shades.ts';

type ShadeToken = 'solid' | 'contrast' | 'hover' | 'active' | 'fg' | 'edge' | 'subtle';
type ShadeTokens = Record<ShadeToken, SchemeToken>;

const mix = (one: string, percent: number, other: string): string =>
  `color-mix(in srgb, ${one} ${percent}%, ${other})`;

/**
 * The shades of a color as a Chakra palette. `muted` and `emphasized` are steps from the tint
 * towards the color. Since they too are backgrounds of text, `fg` has more contrast than the kit's
 * own.
 */
function paletteOf(shades: ShadeTokens) {
  const step = (percent: number): SchemeToken => ({
    value: {
      base: mix(shades.subtle.value.base, percent, shades.edge.value.base),
      _dark: mix(shades.subtle.value._dark, percent, shades.edge.value._dark),
    },
  });
  return {
    ...shades,
    fg: {
      value: {
        base: mix(shades.fg.value.base, 70, 'black'),
        _dark: mix(shades.fg.value._dark, 55, 'white'),
      },
    },
    muted: step(88),
    emphasized: step(80),
    focusRing: shades.edge,
    border: shades.edge,
  };
}

const byScheme = ({ light, dark }: Scheme): SchemeToken => ({
  value: { base: light, _dark: dark },
});

const both = (value: string): SchemeToken => byScheme({ light: value, dark: value });

const fixed = (shades: Shades): ShadeTokens => ({
  solid: both(shades.solid),
  contrast: both(shades.contrast),
  hover: both(shades.hover),
  active: both(shades.active),
  fg: byScheme(shades.fg),
  edge: byScheme(shades.edge),
  subtle: byScheme(shades.subtle),
});

/** A Chakra color without a counterpart in the kit, made readable by the kit's rules. */
const chakras = (name: 'yellow' | 'pink' | 'cyan', shade: '300' | '600') => {
  const color = defaultConfig.theme?.tokens?.colors?.[name] as Record<string, { value: string }>;
  return paletteOf(fixed(shadesOfHex(color[shade]?.value ?? '')));
};

const { artPrimary, artSecondary, accent, progress, highlight, support } = semanticColors;
const { success, warning, danger, info, violet, teal, bg, fg, line } = semanticColors;

/** Every palette for `colorPalette`: the partner's, the kit's semantic ones, Chakra's names. */
export const palettes = {
  artPrimary: paletteOf(artPrimary),
  artSecondary: paletteOf(artSecondary),
  accent: paletteOf(accent),
  progress: paletteOf(progress),
  highlight: paletteOf(highlight),
  support: paletteOf(support),
  success: paletteOf(success),
  warning: paletteOf(warning),
  danger: paletteOf(danger),
  info: paletteOf(info),
  violet: paletteOf(violet),
  teal: paletteOf(teal),
  red: paletteOf(danger),
  orange: paletteOf(warning),
  green: paletteOf(success),
  blue: paletteOf(info),
  purple: paletteOf(violet),
  yellow: chakras('yellow', '300'),
  pink: chakras('pink', '600'),
  cyan: chakras('cyan', '600'),
  gray: paletteOf({
    solid: fg.default,
    contrast: fg.inverse,
    hover: {
      value: { base: mix(fg.default.value.base, 88, 'white'), _dark: fg.muted.value._dark },
    },
    active: fg.muted,
    fg: fg.default,
    edge: line.strong,
    subtle: bg.muted,
  }),
};
