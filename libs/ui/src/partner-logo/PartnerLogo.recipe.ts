import { recipe } from '../styling/recipe.ts';

export const partnerLogoRecipe = recipe({
  className: 'partner-logo',
  base: {
    display: 'block',
    maxWidth: '100%',
    objectFit: 'contain',
    // Logos are designed for white paper: the dark scheme puts a plate of light gray behind them, which
    // is quieter than white and still lets dark colors be read.
    _dark: { borderRadius: 'md', backgroundColor: 'fg.muted' },
  },
  variants: {
    place: {
      bar: {
        height: '32px',
        width: 'auto',
        _dark: { boxSizing: 'content-box', height: '28px', paddingBlock: '1', paddingInline: '2' },
      },
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
