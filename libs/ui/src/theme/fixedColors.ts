import { defaultPartnerColors, partnerColorKeys, partnerRoles } from './partner.ts';

/** Semantic colors, the same for every partner. */
export const statusColors = {
  success: '#17804d',
  warning: '#b26a00',
  danger: '#cf2f2f',
  info: '#1f6fd1',
  violet: '#7a4fd0',
  teal: '#0d7f86',
} as const;

/** Every color with precomputed shades, by the stem of its tokens. */
export const fixedColors: Record<string, string> = {
  ...Object.fromEntries(
    partnerColorKeys.map((key) => [partnerRoles[key], defaultPartnerColors[key]]),
  ),
  ...statusColors,
};
