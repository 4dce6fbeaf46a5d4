import { defineSlotRecipe } from '../styling/recipe.ts';

export const segmentGroupRecipe = defineSlotRecipe({
  className: 'segment-group',
  slots: ['root', 'item', 'input', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(76px, 1fr))',
      gap: '2',
    },
    item: { position: 'relative', display: 'grid' },
    // Lies invisibly over the segment, so that all of it can be pressed.
    input: {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
      '&:checked + *': {
        borderColor: 'accent.edge',
        backgroundColor: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px var(--fc-colors-accent-edge)',
        color: 'accent.fg',
        fontWeight: 600,
      },
      '&:focus-visible + *': { outlineColor: 'accent.edge' },
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled + *': { backgroundColor: 'bg.muted', color: 'fg.subtle' },
    },
    text: {
      display: 'grid',
      placeItems: 'center',
      minHeight: '34px',
      paddingInline: '2',
      paddingBlock: '1',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      outline: '2px solid transparent',
      outlineOffset: '2px',
      fontSize: 'md',
      fontWeight: 500,
      lineHeight: 1.2,
      textAlign: 'center',
      transition: 'common',
      _coarse: { minHeight: '44px' },
    },
  },
  variants: {
    size: {
      md: {},
      lg: { text: { minHeight: '42px', _coarse: { minHeight: '44px' } } },
      touch: { text: { minHeight: '48px', borderRadius: 'xl', _coarse: { minHeight: '48px' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
