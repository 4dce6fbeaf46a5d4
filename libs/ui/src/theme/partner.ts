import { contrast, parseHex } from './color.ts';
import type { Rgb } from './color.ts';
import { worstDarkSurface, worstLightSurface } from './neutrals.ts';
import { shadesOf } from './shades.ts';
import type { Shades } from './shades.ts';

/**
 * A partner's custom colors (spec §2, Settings and users): two illustration colors and four
 * secondary colors of the interface, in HEX.
 */
export const partnerColorKeys = [
  'illustrationPrimary',
  'illustrationSecondary',
  'uiSecondary1',
  'uiSecondary2',
  'uiSecondary3',
  'uiSecondary4',
] as const;

export type PartnerColorKey = (typeof partnerColorKeys)[number];
export type PartnerColors = Record<PartnerColorKey, string>;

/** The role of each color; also the stem of its tokens (`accent.solid`, …). */
export const partnerRoles = {
  illustrationPrimary: 'artPrimary',
  illustrationSecondary: 'artSecondary',
  uiSecondary1: 'accent',
  uiSecondary2: 'progress',
  uiSecondary3: 'highlight',
  uiSecondary4: 'support',
} as const satisfies Record<PartnerColorKey, string>;

export type PartnerRole = (typeof partnerRoles)[PartnerColorKey];

/** Colors of a partner who has not set any. */
export const defaultPartnerColors: PartnerColors = {
  illustrationPrimary: '#2f5bd8',
  illustrationSecondary: '#f2b84b',
  uiSecondary1: '#2f5bd8',
  uiSecondary2: '#0b7a60',
  uiSecondary3: '#d9480f',
  uiSecondary4: '#6d4bd1',
};

export interface PartnerColorReport {
  key: PartnerColorKey;
  /** The color as typed. */
  asked: string;
  shades: Shades;
  /** Contrast ratio of the text on the fill, never below 4.5. */
  textOnFill: number;
  /** Contrast ratio of the requested color on the least favorable surface. */
  asTextOnLight: number;
  asTextOnDark: number;
  /** True if text in this color had to become darker or lighter than requested. */
  adjusted: { light: boolean; dark: boolean };
  /** True if `asked` is not HEX and the last valid color is in use. */
  rejected: boolean;
}

/** The CSS variables of one role, without a scheme: the tokens choose light or dark. */
export function shadeVariables(role: PartnerRole, shades: Shades): Record<string, string> {
  const stem = `--partner-${role}`;
  return {
    [`${stem}-solid`]: shades.solid,
    [`${stem}-contrast`]: shades.contrast,
    [`${stem}-hover`]: shades.hover,
    [`${stem}-active`]: shades.active,
    [`${stem}-fg-light`]: shades.fg.light,
    [`${stem}-fg-dark`]: shades.fg.dark,
    [`${stem}-edge-light`]: shades.edge.light,
    [`${stem}-edge-dark`]: shades.edge.dark,
    [`${stem}-subtle-light`]: shades.subtle.light,
    [`${stem}-subtle-dark`]: shades.subtle.dark,
  };
}

/** Cache of recent shades: while one color is dragged, the others stay the same. */
const known = new Map<string, Shades>();

function knownShades(rgb: Rgb): Shades {
  const key = rgb.join();
  const shades = known.get(key) ?? shadesOf(rgb);
  if (known.size >= 24 && !known.has(key)) known.clear();
  known.set(key, shades);
  return shades;
}

/**
 * Checks one color and derives its shades.
 * @param lastGood used if `asked` is not a HEX color
 */
export function reportColor(
  key: PartnerColorKey,
  asked: string,
  lastGood: string = defaultPartnerColors[key],
): PartnerColorReport {
  const parsed = parseHex(asked);
  const rgb = parsed ?? parseHex(lastGood) ?? (parseHex(defaultPartnerColors[key]) as Rgb);
  const shades = knownShades(rgb);
  return {
    key,
    asked,
    shades,
    textOnFill: contrast(rgb, parseHex(shades.contrast) as Rgb),
    asTextOnLight: contrast(rgb, worstLightSurface),
    asTextOnDark: contrast(rgb, worstDarkSurface),
    adjusted: {
      light: shades.fg.light !== shades.solid,
      dark: shades.fg.dark !== shades.solid,
    },
    rejected: parsed === null,
  };
}
