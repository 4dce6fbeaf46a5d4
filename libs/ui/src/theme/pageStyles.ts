import type { SystemConfig } from '@chakra-ui/react';

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

/** What a page has once, however many systems it shows: reset, keyframes and styles of its elements. */
export const pageStyles: SystemConfig = { preflight: true, globalCss, theme: { keyframes } };
