import { defineSlotRecipe } from '../styling/recipe.ts';

export const colorRecipe = defineSlotRecipe({
  className: 'color-field',
  slots: ['root', 'picker', 'text'],
  base: {
    root: { display: 'flex', gap: '2' },
    picker: {
      flexShrink: 0,
      width: '42px',
      height: '34px',
      padding: 0,
      overflow: 'hidden',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'md',
      backgroundColor: 'transparent',
      cursor: 'pointer',
      focusRing: 'outside',
      _coarse: { height: '44px', width: '52px' },
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: 'none' },
      '&::-moz-color-swatch': { border: 'none' },
    },
    text: { direction: 'ltr', fontFamily: 'mono', textTransform: 'uppercase' },
  },
});
