import { defineRecipe } from '../styling/recipe.ts';
import type { StyleObject } from '../styling/style.types.ts';

const tone = (name: 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'teal' | 'accent') =>
  ({ backgroundColor: `${name}.subtle`, color: `${name}.fg` }) satisfies StyleObject;

const dot = {
  content: '""',
  flexShrink: 0,
  width: '6px',
  height: '6px',
  borderRadius: 'full',
  backgroundColor: 'currentColor',
} as const satisfies StyleObject;

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: '100%',
    minHeight: '20px',
    paddingInline: '2',
    borderRadius: 'full',
    textStyle: 'caption',
    fontWeight: 550,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { backgroundColor: 'bg.muted', color: 'fg.muted' },
      info: tone('info'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      violet: tone('violet'),
      teal: tone('teal'),
      accent: tone('accent'),
    },
    dot: {
      full: { _before: dot },
      ring: {
        _before: {
          ...dot,
          backgroundColor: 'transparent',
          boxShadow: 'inset 0 0 0 1.5px currentColor',
        },
      },
      live: {
        _before: {
          ...dot,
          animationName: 'pulse',
          animationDuration: '1600ms !important',
          animationIterationCount: 'infinite',
        },
      },
    },
    wraps: { true: { paddingBlock: '1', borderRadius: 'md', whiteSpace: 'normal' } },
    outline: {
      true: {
        backgroundColor: 'transparent',
        boxShadow: 'inset 0 0 0 1px var(--fc-colors-line-default)',
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
