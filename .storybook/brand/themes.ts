import { create } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';
import { fixedShades } from '../../libs/ui/src/theme/fixedShades.ts';
import { neutral } from '../../libs/ui/src/theme/neutrals.ts';
import { fonts } from '../../libs/ui/src/theme/tokens.ts';

export type Scheme = 'light' | 'dark';

const themeOf = (scheme: Scheme): ThemeVars => {
  const accent = fixedShades.accent;
  return create({
    base: scheme,
    brandTitle: 'Forecourt',
    brandUrl: '?path=/docs/start-here-welcome--docs',
    brandTarget: '_self',
    brandImage: 'brand/icon.svg',
    fontBase: fonts.body.value,
    fontCode: fonts.mono.value,
    colorPrimary: accent.solid,
    colorSecondary: accent.fg[scheme],
    appBg: neutral.page[scheme],
    appContentBg: neutral.surface[scheme],
    appPreviewBg: neutral.surface[scheme],
    appHoverBg: neutral.muted[scheme],
    appBorderColor: neutral.border[scheme],
    appBorderRadius: 10,
    textColor: neutral.fg[scheme],
    textMutedColor: neutral.fgMuted[scheme],
    textInverseColor: neutral.surface[scheme],
    barBg: neutral.surface[scheme],
    barTextColor: neutral.fgMuted[scheme],
    barHoverColor: accent.fg[scheme],
    barSelectedColor: accent.fg[scheme],
    buttonBg: neutral.surface[scheme],
    buttonBorder: neutral.border[scheme],
    inputBg: neutral.surface[scheme],
    inputBorder: neutral.borderStrong[scheme],
    inputTextColor: neutral.fg[scheme],
    inputBorderRadius: 6,
  });
};

/** Storybook's own pages in the kit's colors and type. */
export const themes: Record<Scheme, ThemeVars> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';
