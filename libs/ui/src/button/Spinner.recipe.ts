import { defineRecipe } from '../styling/recipe.ts';

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animationName: 'spin',
    animationDuration: '700ms !important',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
  },
});
