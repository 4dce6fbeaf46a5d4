import { defineRecipe } from '../styling/recipe.ts';

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    borderRadius: 'xs',
    color: 'accent.fg',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    focusRing: 'outside',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    quiet: {
      true: {
        color: 'inherit',
        textDecorationLine: 'none',
        _hover: { textDecorationLine: 'underline', textDecorationThickness: '1px' },
      },
    },
  },
});
