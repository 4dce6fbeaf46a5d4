/**
 * A partner's colors without the kit: for pages that are too small for Chakra and set the same
 * variables. Nothing here may import React, Chakra or Emotion.
 */
export { applyPartnerTheme, clearPartnerTheme } from '../theme/applyPartnerTheme.ts';
export { defaultPartnerColors } from '../theme/partner.ts';
export type { PartnerColors } from '../theme/partner.ts';
