import { fixedShades } from './fixedShades.ts';
import { neutral } from './neutrals.ts';
import type { PartnerRole } from './partner.ts';
import type { Scheme, Shades } from './shades.ts';

export interface SchemeToken {
  value: { base: string; _dark: string };
}

const byScheme = ({ light, dark }: Scheme): SchemeToken => ({
  value: { base: light, _dark: dark },
});

const always = (value: string) => ({ value: { base: value, _dark: value } });

/** The shades of a fixed color as tokens. */
const fixed = (shades: Shades) => ({
  solid: always(shades.solid),
  contrast: always(shades.contrast),
  hover: always(shades.hover),
  active: always(shades.active),
  fg: byScheme(shades.fg),
  edge: byScheme(shades.edge),
  subtle: byScheme(shades.subtle),
});

/** The shades of a partner's color: CSS variables set at run time, with ours as fallback. */
const partner = (role: PartnerRole, shades: Shades) => {
  const ref = (name: string, fallback: string): string =>
    `var(--partner-${role}-${name}, ${fallback})`;
  const scheme = (name: 'fg' | 'edge' | 'subtle'): SchemeToken =>
    byScheme({
      light: ref(`${name}-light`, shades[name].light),
      dark: ref(`${name}-dark`, shades[name].dark),
    });
  return {
    solid: always(ref('solid', shades.solid)),
    contrast: always(ref('contrast', shades.contrast)),
    hover: always(ref('hover', shades.hover)),
    active: always(ref('active', shades.active)),
    fg: scheme('fg'),
    edge: scheme('edge'),
    subtle: scheme('subtle'),
  };
};

type ShadeTokens = ReturnType<typeof fixed>;

const partnerTokens: Record<PartnerRole, ShadeTokens> = {
  artPrimary: partner('artPrimary', fixedShades.artPrimary),
  artSecondary: partner('artSecondary', fixedShades.artSecondary),
  accent: partner('accent', fixedShades.accent),
  progress: partner('progress', fixedShades.progress),
  highlight: partner('highlight', fixedShades.highlight),
  support: partner('support', fixedShades.support),
};

/** Semantic colors that partners cannot change: a warning looks the same everywhere. */
const statusTokens = {
  success: fixed(fixedShades.success),
  warning: fixed(fixedShades.warning),
  danger: fixed(fixedShades.danger),
  info: fixed(fixedShades.info),
  violet: fixed(fixedShades.violet),
  teal: fixed(fixedShades.teal),
};

export const semanticColors = {
  bg: {
    page: byScheme(neutral.page),
    surface: byScheme(neutral.surface),
    raised: byScheme(neutral.raised),
    subtle: byScheme(neutral.subtle),
    hover: byScheme(neutral.hover),
    muted: byScheme(neutral.muted),
    inverse: byScheme({ light: neutral.fg.light, dark: neutral.fg.dark }),
    backdrop: byScheme({ light: 'rgb(15 18 22 / 0.42)', dark: 'rgb(0 0 0 / 0.6)' }),
    scrim: always('rgb(15 18 22 / 0.66)'),
  },
  fg: {
    default: byScheme(neutral.fg),
    muted: byScheme(neutral.fgMuted),
    subtle: byScheme(neutral.fgSubtle),
    inverse: byScheme({ light: neutral.surface.light, dark: neutral.surface.dark }),
    onScrim: always('#ffffff'),
  },
  line: {
    default: byScheme(neutral.border),
    strong: byScheme(neutral.borderStrong),
  },
  ...partnerTokens,
  ...statusTokens,
};

export const semanticShadows = {
  xs: byScheme({ light: '0 1px 2px rgb(15 18 22 / 0.06)', dark: '0 1px 2px rgb(0 0 0 / 0.4)' }),
  sm: byScheme({
    light: '0 1px 2px rgb(15 18 22 / 0.06), 0 2px 6px rgb(15 18 22 / 0.06)',
    dark: '0 1px 2px rgb(0 0 0 / 0.5), 0 2px 6px rgb(0 0 0 / 0.3)',
  }),
  md: byScheme({
    light: '0 2px 4px rgb(15 18 22 / 0.06), 0 8px 20px rgb(15 18 22 / 0.10)',
    dark: '0 0 0 1px rgb(255 255 255 / 0.06), 0 8px 20px rgb(0 0 0 / 0.5)',
  }),
  lg: byScheme({
    light: '0 4px 8px rgb(15 18 22 / 0.06), 0 18px 48px rgb(15 18 22 / 0.18)',
    dark: '0 0 0 1px rgb(255 255 255 / 0.06), 0 18px 48px rgb(0 0 0 / 0.6)',
  }),
};
