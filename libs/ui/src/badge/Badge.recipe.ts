import { recipe } from '../styling/recipe.ts';
import type { StyleObject } from '../styling/style.types.ts';

const tone = (name: 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'teal' | 'accent') =>
  ({ backgroundColor: `${name}.subtle`, color: `${name}.fg` }) satisfies StyleObject;

export const badgeRecipe = recipe({
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
    outline: {
      true: {
        backgroundColor: 'transparent',
        boxShadow: 'inset 0 0 0 1px var(--fc-colors-line-default)',
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const badgeDotRecipe = recipe({
  className: 'badge-dot',
  base: {
    flexShrink: 0,
    width: '6px',
    height: '6px',
    borderRadius: 'full',
    backgroundColor: 'currentColor',
  },
  variants: {
    kind: {
      full: {},
      ring: { backgroundColor: 'transparent', boxShadow: 'inset 0 0 0 1.5px currentColor' },
      live: {
        animationName: 'pulse',
        animationDuration: '1600ms !important',
        animationIterationCount: 'infinite',
      },
    },
  },
  defaultVariants: { kind: 'full' },
});
