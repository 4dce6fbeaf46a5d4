import { defineSlotRecipe } from '../styling/recipe.ts';

export const countdownRecipe = defineSlotRecipe({
  className: 'countdown',
  slots: ['root', 'time', 'said'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.muted' },
    time: { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    said: { srOnly: true },
  },
  variants: {
    mood: {
      calm: {},
      last: { root: { color: 'warning.fg' } },
      minute: { root: { color: 'danger.fg' } },
      over: { time: { fontWeight: 500 } },
    },
    large: { true: { time: { fontSize: '2xl', letterSpacing: '-0.02em' } } },
  },
  defaultVariants: { mood: 'calm' },
});
