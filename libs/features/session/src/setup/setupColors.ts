import { defaultPartnerColors } from '@forecourt/ui/theme';
import type { PartnerColors } from '@forecourt/ui/theme';
import type { SetupColours } from './SetupStore.ts';

/** The colours that are asked for, in the words of the kit, with the product's others. */
export function setupColors(colours: SetupColours): PartnerColors {
  return {
    ...defaultPartnerColors,
    illustrationPrimary: colours.illustration_primary,
    illustrationSecondary: colours.illustration_secondary,
    uiSecondary1: colours.ui_secondary_1,
  };
}

/** What the fields of the last step begin with. */
export const firstColours: SetupColours = {
  illustration_primary: defaultPartnerColors.illustrationPrimary,
  illustration_secondary: defaultPartnerColors.illustrationSecondary,
  ui_secondary_1: defaultPartnerColors.uiSecondary1,
};
