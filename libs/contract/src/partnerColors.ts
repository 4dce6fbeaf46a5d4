import type { Theme } from './generated/schema.d.ts';

/** The kit's name of each color of a partner, illustrations first. */
export const colorKeys = {
  illustration_primary: 'illustrationPrimary',
  illustration_secondary: 'illustrationSecondary',
  ui_secondary_1: 'uiSecondary1',
  ui_secondary_2: 'uiSecondary2',
  ui_secondary_3: 'uiSecondary3',
  ui_secondary_4: 'uiSecondary4',
} as const satisfies Record<keyof Theme, string>;

/** Colors until a partner has chosen its own, `#RRGGBB`. */
export const defaultTheme: Theme = {
  illustration_primary: '#2563EB',
  illustration_secondary: '#F59E0B',
  ui_secondary_1: '#2563EB',
  ui_secondary_2: '#0F766E',
  ui_secondary_3: '#B45309',
  ui_secondary_4: '#BE123C',
};

type Named<Name extends keyof Theme> = Record<(typeof colorKeys)[Name], string>;

/** A partner's theme, or a part of it, under the kit's names. */
export function partnerColors<Name extends keyof Theme>(theme: Pick<Theme, Name>): Named<Name> {
  const names = Object.keys(theme) as Name[];
  return Object.fromEntries(names.map((name) => [colorKeys[name], theme[name]])) as Named<Name>;
}
