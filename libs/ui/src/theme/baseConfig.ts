import type { SystemConfig } from '@chakra-ui/react';
import { DESKTOP_MIN_PX, SMALL_MAX_PX } from '@forecourt/platform/limits';
import { conditions } from './conditions.ts';
import { textStyles } from './textStyles.ts';
import { durations, easings, fonts, fontSizes, radii, spacing, zIndex } from './tokens.ts';
import { utilities } from './utilities.ts';

/** The kit's configuration without its colors and shadows, as Chakra's `createSystem` takes it. */
export const baseConfig = {
  cssVarsPrefix: 'fc',
  cssVarsRoot: ':where(html, .chakra-theme)',
  conditions,
  utilities,
  theme: {
    breakpoints: { sm: `${SMALL_MAX_PX + 1}px`, md: `${DESKTOP_MIN_PX}px` },
    tokens: { spacing, sizes: spacing, radii, fontSizes, fonts, durations, easings, zIndex },
    textStyles,
  },
} satisfies SystemConfig;
