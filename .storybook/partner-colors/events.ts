import type { PartnerColors } from '../../libs/ui/src/theme/partner.ts';

export const addonId = 'forecourt/partner-colors';

/** Panel → story: paint with these. null goes back to the preset of the toolbar. */
export const paintEvent = `${addonId}/paint`;
/** Story → panel: a story has loaded and asks for the current colors. */
export const askEvent = `${addonId}/ask`;

export type Paint = PartnerColors | null;
