import type { SystemConfig } from '@chakra-ui/react';
import { DESKTOP_MIN_PX, SMALL_MAX_PX } from '@forecourt/platform/limits';
import { conditions } from './conditions.ts';
import { semanticColors, semanticShadows } from './semantic.ts';
import { textStyles } from './textStyles.ts';
import { colors, durations, easings, fonts, fontSizes, radii, spacing, zIndex } from './tokens.ts';
import { utilities } from './utilities.ts';

const keyframes = {
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1 } },
  'slide-in-end': {
    from: { transform: 'translateX(calc(var(--fc-direction, 1) * 24px))', opacity: 0 },
    to: { opacity: 1 },
  },
  shimmer: { from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.35 } },
};

const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
};

const viewTransition =
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)';

const globalCss = {
  html: {
    colorScheme: 'light',
    fontFamily: 'body',
    backgroundColor: 'bg.page',
    color: 'fg.default',
    '--fc-direction': '1',
    // Switches for responsive style props: empty from the breakpoint up, invalid below.
    '--fc-from-sm': 'initial',
    '--fc-from-md': 'initial',
    sm: { '--fc-from-sm': 'var(--fc-nothing,)' },
    md: { '--fc-from-md': 'var(--fc-nothing,)' },
  },
  // Not on html, whose font size is the base of rem.
  body: { textStyle: 'body' },
  '[dir=rtl]': { '--fc-direction': '-1' },
  '.dark': { colorScheme: 'dark' },
  '*, *::before, *::after': { borderColor: 'line.default' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { backgroundColor: 'accent.subtle', color: 'accent.fg' },
  'button, [role=button], a, summary, label': { touchAction: 'manipulation' },
  'button:not(:disabled), summary': { cursor: 'pointer' },
  ':focus-visible': {
    outline: '2px solid var(--fc-colors-accent-edge)',
    outlineOffset: '2px',
  },
  [viewTransition]: { animationDuration: 'normal' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': still,
    [viewTransition]: { animation: 'none !important' },
  },
  '.reduce-motion *, .reduce-motion *::before, .reduce-motion *::after': still,
};

/** Tokens, conditions and utilities of the kit, as Chakra’s `createSystem` takes them. */
export const config: SystemConfig = {
  cssVarsPrefix: 'fc',
  cssVarsRoot: ':where(html, .chakra-theme)',
  preflight: true,
  conditions,
  utilities,
  globalCss,
  theme: {
    breakpoints: { sm: `${SMALL_MAX_PX + 1}px`, md: `${DESKTOP_MIN_PX}px` },
    keyframes,
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
