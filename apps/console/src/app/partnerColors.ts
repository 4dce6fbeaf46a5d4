import type { Theme } from '@forecourt/contract';
import type { PartnerColors } from '@forecourt/ui/theme';

/** A customisation's theme as the kit's color settings. */
export function partnerColors(theme: Theme): PartnerColors {
  return {
    illustrationPrimary: theme.illustration_primary,
    illustrationSecondary: theme.illustration_secondary,
    uiSecondary1: theme.ui_secondary_1,
    uiSecondary2: theme.ui_secondary_2,
    uiSecondary3: theme.ui_secondary_3,
    uiSecondary4: theme.ui_secondary_4,
  };
}
