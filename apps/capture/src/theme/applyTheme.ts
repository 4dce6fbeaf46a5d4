import { applyPartnerTheme } from '@forecourt/ui/partner-colors';
import type { Capture } from '../api/types.ts';

/** Sets the partner's colors on the page, adjusted for contrast. */
export function applyTheme(theme: Capture['theme']): void {
  applyPartnerTheme({
    illustrationPrimary: theme.illustration_primary,
    illustrationSecondary: theme.illustration_secondary,
    uiSecondary1: theme.ui_secondary_1,
    uiSecondary2: theme.ui_secondary_2,
    uiSecondary3: theme.ui_secondary_3,
    uiSecondary4: theme.ui_secondary_4,
  });
}
