import { parseHex } from './color.ts';
import type { Rgb } from './color.ts';

/** The gray scale: cool, in even steps of lightness. */
export const gray = {
  '0': '#ffffff',
  '25': '#fafbfc',
  '50': '#f5f6f8',
  '100': '#edeff2',
  '200': '#e0e3e8',
  '300': '#cbd0d8',
  '400': '#a4abb7',
  '500': '#818997',
  '600': '#5f6774',
  '700': '#444b57',
  '800': '#2c323c',
  '850': '#232831',
  '900': '#1a1e25',
  '925': '#15191f',
  '950': '#0f1216',
} as const;

/** Surfaces and text for light and dark. Fg values have 4.5:1 on every surface listed. */
export const neutral = {
  page: { light: gray['50'], dark: gray['950'] },
  surface: { light: gray['0'], dark: gray['925'] },
  raised: { light: gray['0'], dark: gray['900'] },
  subtle: { light: gray['25'], dark: gray['900'] },
  hover: { light: gray['50'], dark: gray['900'] },
  muted: { light: gray['100'], dark: gray['850'] },
  fg: { light: gray['900'], dark: '#eceef2' },
  fgMuted: { light: '#525a67', dark: '#b3bac5' },
  fgSubtle: { light: gray['600'], dark: '#98a1af' },
  border: { light: gray['200'], dark: '#2a303a' },
  borderStrong: { light: gray['500'], dark: '#6f7886' },
} as const;

const rgb = (hex: string): Rgb => parseHex(hex) as Rgb;

/** The surface of each scheme with the least contrast to colored text. */
export const worstLightSurface = rgb(neutral.muted.light);
export const worstDarkSurface = rgb(neutral.muted.dark);
