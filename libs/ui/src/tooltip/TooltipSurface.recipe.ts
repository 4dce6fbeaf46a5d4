import { recipe } from '../styling/recipe.ts';

export const tooltipRecipe = recipe({
  className: 'tooltip',
  base: {
    zIndex: 70,
    maxWidth: '280px',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'md',
    backgroundColor: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'caption',
    boxShadow: 'sm',
    animationName: 'fade-in',
    animationDuration: 'fast',
  },
});
