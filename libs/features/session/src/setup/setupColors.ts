import { partnerColors } from '@forecourt/contract';
import { defaultPartnerColors } from '@forecourt/ui/theme';
import type { PartnerColors } from '@forecourt/ui/theme';
import type { SetupColors } from './SetupStore.ts';

/** The colors asked for, under the kit's names, with the product's other colors. */
export function setupColors(colors: SetupColors): PartnerColors {
  return { ...defaultPartnerColors, ...partnerColors(colors) };
}

/** Initial values of the last step. */
export const firstColors: SetupColors = {
  illustration_primary: defaultPartnerColors.illustrationPrimary,
  illustration_secondary: defaultPartnerColors.illustrationSecondary,
  ui_secondary_1: defaultPartnerColors.uiSecondary1,
};
