import type { SystemConfig } from '@chakra-ui/react';
import { DESKTOP_MIN_PX, SMALL_MAX_PX } from '@forecourt/platform/limits';
import { conditions } from './conditions.ts';
import { semanticColors, semanticShadows } from './semantic.ts';
import { textStyles } from './textStyles.ts';
import { colors, durations, easings, fonts, fontSizes, radii, spacing, zIndex } from './tokens.ts';
import { utilities } from './utilities.ts';

/**
 * Tokens, conditions and utilities of the kit, as Chakra's `createSystem` takes them. Chakra's overlays have
 * a system of these alone: a page that shows them has the rest already (`pageStyles.ts`).
 */
export const config: SystemConfig = {
  cssVarsPrefix: 'fc',
  cssVarsRoot: ':where(html, .chakra-theme)',
  conditions,
  utilities,
  theme: {
    breakpoints: { sm: `${SMALL_MAX_PX + 1}px`, md: `${DESKTOP_MIN_PX}px` },
    tokens: {
      colors,
      spacing,
      sizes: spacing,
      radii,
      fontSizes,
      fonts,
      durations,
      easings,
      zIndex,
    },
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    textStyles,
  },
};
