import type { Theme } from '@forecourt/contract';
import type { PartnerColorKey, PartnerColors } from '@forecourt/ui/theme';

/** A partner's colors in the page's order: illustrations first, then the interface. */
export const themeNames = [
  'illustration_primary',
  'illustration_secondary',
  'ui_secondary_1',
  'ui_secondary_2',
  'ui_secondary_3',
  'ui_secondary_4',
] as const satisfies readonly (keyof Theme)[];

/** The kit's name of each color. */
export const colorKeys: Record<keyof Theme, PartnerColorKey> = {
  illustration_primary: 'illustrationPrimary',
  illustration_secondary: 'illustrationSecondary',
  ui_secondary_1: 'uiSecondary1',
  ui_secondary_2: 'uiSecondary2',
  ui_secondary_3: 'uiSecondary3',
  ui_secondary_4: 'uiSecondary4',
};

/** A partner's theme under the kit's names. */
export function partnerColors(theme: Theme): PartnerColors {
  return Object.fromEntries(
    themeNames.map((name) => [colorKeys[name], theme[name]]),
  ) as PartnerColors;
}
