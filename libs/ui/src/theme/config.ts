import type { SystemConfig } from '@chakra-ui/react';
import { baseConfig } from './baseConfig.ts';
import { semanticColors, semanticShadows } from './semantic.ts';
import { colors } from './tokens.ts';

/** Tokens, conditions and utilities of the kit, as Chakra's `createSystem` takes them. */
export const config: SystemConfig = {
  ...baseConfig,
  theme: {
    ...baseConfig.theme,
    tokens: { ...baseConfig.theme.tokens, colors },
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
  },
};
