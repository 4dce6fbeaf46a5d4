import { defineRecipe } from '../styling/recipe.ts';

export const partnerLogoRecipe = defineRecipe({
  className: 'partner-logo',
  base: {
    display: 'block',
    maxWidth: '100%',
    objectFit: 'contain',
    // Logos are designed for white paper: the dark scheme puts them on a plate of the color its text
    // has, a little quieter than white. Gray would let neither dark nor pale colors be read.
    _dark: { borderRadius: 'lg', backgroundColor: 'bg.inverse' },
  },
  variants: {
    place: {
      bar: {
        height: '32px',
        width: 'auto',
        _dark: { boxSizing: 'content-box', height: '24px', paddingBlock: '1', paddingInline: '2' },
      },
      page: {
        height: 'auto',
        maxWidth: '60%',
        maxHeight: '72px',
        _dark: { boxSizing: 'content-box', paddingBlock: '3', paddingInline: '4' },
      },
      frame: { maxHeight: '100%', _dark: { paddingBlock: '2', paddingInline: '3' } },
    },
  },
  defaultVariants: { place: 'bar' },
});
