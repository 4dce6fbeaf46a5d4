import { defineSlotRecipe } from '../styling/recipe.ts';

export const hintRecipe = defineSlotRecipe({
  className: 'keyboard-hint',
  slots: ['root', 'key', 'list', 'pair'],
  base: {
    root: { display: 'inline-flex', gap: '1' },
    key: {
      minWidth: '22px',
      paddingInline: '1.5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderBlockEndWidth: '2px',
      borderRadius: 'sm',
      backgroundColor: 'bg.surface',
      color: 'fg.muted',
      fontFamily: 'body',
      fontSize: 'xs',
      lineHeight: '1.125rem',
      textAlign: 'center',
    },
    list: {
      display: 'grid',
      gridTemplateColumns: 'minmax(72px, auto) 1fr',
      gap: '2',
      alignItems: 'center',
    },
    pair: { display: 'contents' },
  },
});
