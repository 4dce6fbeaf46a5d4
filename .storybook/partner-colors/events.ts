import type { PartnerColors } from '../../libs/ui/src/theme/partner.ts';

export const addonId = 'forecourt/partner-colors';

/** Toolbar → page: the colors to paint with; null returns to the toolbar's preset. */
export const paintEvent = `${addonId}/paint`;
/** Page → toolbar: a page has loaded and asks for the current colors. */
export const askEvent = `${addonId}/ask`;

export type Paint = PartnerColors | null;
