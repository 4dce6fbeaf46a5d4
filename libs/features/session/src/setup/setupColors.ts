import { defaultPartnerColors } from '@forecourt/ui/theme';
import type { PartnerColors } from '@forecourt/ui/theme';
import type { SetupColours } from './SetupStore.ts';

/** The colors asked for, under the kit's names, with the product's other colors. */
export function setupColors(colours: SetupColours): PartnerColors {
  return {
    ...defaultPartnerColors,
    illustrationPrimary: colours.illustration_primary,
    illustrationSecondary: colours.illustration_secondary,
    uiSecondary1: colours.ui_secondary_1,
  };
}

/** Initial values of the last step. */
export const firstColours: SetupColours = {
  illustration_primary: defaultPartnerColors.illustrationPrimary,
  illustration_secondary: defaultPartnerColors.illustrationSecondary,
  ui_secondary_1: defaultPartnerColors.uiSecondary1,
};
