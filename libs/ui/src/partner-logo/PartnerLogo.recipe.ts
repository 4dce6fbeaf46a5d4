import { recipe } from '../styling/recipe.ts';

export const partnerLogoRecipe = recipe({
  className: 'partner-logo',
  base: {
    display: 'block',
    maxWidth: '100%',
    objectFit: 'contain',
    // Logos are designed for white paper: the dark scheme puts a light background behind them.
    _dark: { borderRadius: 'md', backgroundColor: 'bg.inverse' },
  },
  variants: {
    place: {
      bar: { height: '32px', width: 'auto', _dark: { boxSizing: 'content-box', padding: '1' } },
      page: {
        height: 'auto',
        maxWidth: '60%',
        maxHeight: '72px',
        _dark: { boxSizing: 'content-box', padding: '2' },
      },
      frame: { maxHeight: '100%', _dark: { padding: '2' } },
    },
  },
  defaultVariants: { place: 'bar' },
});
