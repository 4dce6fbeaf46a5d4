import { createSystem, defaultConfig } from '@chakra-ui/react';
import type { SystemConfig } from '@chakra-ui/react';
import { config } from '../theme/config.ts';
import { pageStyles } from '../theme/pageStyles.ts';
import { semanticShadows } from '../theme/semantic.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { chakraColors } from './semanticColors.ts';

const theirs = defaultConfig.theme;

/**
 * Chakra’s defaults without the colors and shadows that ours replace: theirs use other conditions.
 */
const base: SystemConfig = {
  ...defaultConfig,
  theme: {
    ...theirs,
    breakpoints: { lg: '1280px', xl: '1536px', '2xl': '1920px' },
    semanticTokens: {
      ...theirs?.semanticTokens,
      colors: {},
      shadows: without(theirs?.semanticTokens?.shadows ?? {}, Object.keys(semanticShadows)),
    },
  },
};

/** Chakra’s `outside`, `inside` and `mixed` rings, shown only for keyboard focus. */
const focusRing = defaultConfig.utilities?.focusVisibleRing;

/**
 * Chakra’s default configuration merged with the kit’s: Chakra’s own components use the partner’s
 * colors, and the kit’s recipes find their tokens. The default palette of a page is `accent`.
 */
export const system = createSystem(base, config, pageStyles, {
  // Overrides the kit’s own variables if a page has both.
  cssVarsRoot: ':is(html, .chakra-theme)',
  utilities: { ...defaultConfig.utilities, ...(focusRing && { focusRing }) },
  globalCss: {
    html: { bg: 'bg.page', colorPalette: 'accent' },
    // An element with its own colors must not inherit the values that the page has computed.
    '.chakra-theme': { colorPalette: 'accent' },
    '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
    '*::selection': { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
  },
  theme: {
    semanticTokens: { colors: chakraColors },
    recipes,
    slotRecipes,
  },
});

function without<T extends object>(tokens: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => !names.includes(name))) as T;
}
