import { defineRecipe } from '../styling/recipe.ts';

export const movingRecipe = defineRecipe({
  className: 'moving',
  base: {
    padding: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.default',
    backgroundColor: 'bg.raised',
    _hover: { animationDuration: 'normal' },
  },
  variants: {
    name: {
      'fade-in': { _hover: { animationName: 'fade-in' } },
      'rise-in': { _hover: { animationName: 'rise-in' } },
      'slide-in-end': { _hover: { animationName: 'slide-in-end' } },
    },
  },
});
