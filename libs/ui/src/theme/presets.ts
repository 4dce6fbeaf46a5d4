import { defaultPartnerColors } from './partner.ts';
import type { PartnerColors } from './partner.ts';

export interface PartnerPreset {
  name: string;
  colors: PartnerColors;
}

const colors = (
  illustrationPrimary: string,
  illustrationSecondary: string,
  ...ui: [string, string, string, string]
): PartnerColors => ({
  illustrationPrimary,
  illustrationSecondary,
  uiSecondary1: ui[0],
  uiSecondary2: ui[1],
  uiSecondary3: ui[2],
  uiSecondary4: ui[3],
});

/** The demo partners, and four who make it hard: for Storybook, pictures and tests. */
export const partnerPresets = {
  northgate: { name: 'Northgate Motors', colors: defaultPartnerColors },
  harbour: {
    name: 'Harbour Insurance',
    colors: colors('#0b6e6e', '#ff8a5c', '#0b6e6e', '#c2410c', '#2563a8', '#7c3aed'),
  },
  lakeside: {
    name: 'Lakeside Cars',
    colors: colors('#b4232f', '#f0b429', '#b4232f', '#0f766e', '#9a6700', '#334e9e'),
  },
  summit: {
    name: 'Summit Auto',
    colors: colors('#14532d', '#a3c644', '#14532d', '#b45309', '#4d7c0f', '#115e59'),
  },
  pastel: {
    name: 'Pastel',
    colors: colors('#f4b6c2', '#b8e0d2', '#f4b6c2', '#d6c7f0', '#b8e0d2', '#fbe2a8'),
  },
  neon: {
    name: 'Neon',
    colors: colors('#39ff14', '#ff00e5', '#39ff14', '#ff00e5', '#00f0ff', '#faff00'),
  },
  nearBlack: {
    name: 'Near black',
    colors: colors('#0a0a0c', '#3a3a40', '#0a0a0c', '#1a1a1f', '#222228', '#101014'),
  },
  nearWhite: {
    name: 'Near white',
    colors: colors('#fdfdfb', '#f2f0ea', '#fdfdfb', '#f7f7f2', '#f2f2f2', '#fffdf5'),
  },
} as const satisfies Record<string, PartnerPreset>;

export type PartnerPresetName = keyof typeof partnerPresets;
