import { defineRecipe } from '../styling/recipe.ts';

export const partnerLogoRecipe = defineRecipe({
  className: 'partner-logo',
  base: {
    display: 'block',
    maxWidth: '100%',
    objectFit: 'contain',
    // Logos are designed for white paper: without one for dark backgrounds, the dark scheme puts them
    // on a plate of the color its text has, a little quieter than white. Gray would let neither dark
    // nor pale colors be read.
    '&:is(.dark *):not([data-for])': {
      borderRadius: 'lg',
      backgroundColor: 'bg.inverse',
      paddingBlock: '1',
      paddingInline: '2',
    },
    '&[data-for=light]:is(.dark *), &[data-for=dark]:not(.dark *)': { display: 'none' },
  },
  variants: {
    place: {
      bar: { height: '32px', width: 'auto' },
      page: { height: 'auto', maxWidth: '60%', maxHeight: '72px' },
      frame: { maxHeight: '100%' },
    },
  },
  defaultVariants: { place: 'bar' },
});
