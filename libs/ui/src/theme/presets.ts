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

/** The demo partners, and four difficult cases: for Storybook, pictures and tests. */
export const partnerPresets = {
  northgate: {
    name: 'Northgate Motors',
    colors: colors('#1d4ed8', '#f59e0b', '#1d4ed8', '#0f766e', '#b45309', '#6d28d9'),
  },
  harbour: {
    name: 'Harbour Insurance',
    colors: colors('#0f7b6c', '#f4c95d', '#12806f', '#2c5aa0', '#b3432b', '#7a4e9e'),
  },
  lakeside: {
    name: 'Lakeside Cars',
    colors: colors('#8a2846', '#5c9ead', '#97304f', '#2a6f80', '#a8650b', '#3f5aa6'),
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
