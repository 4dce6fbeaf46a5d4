import { defineSlotRecipe } from '../styling/recipe.ts';

export const fileDropRecipe = defineSlotRecipe({
  className: 'file-drop',
  slots: ['root', 'input'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      padding: '5',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
      borderRadius: 'lg',
      color: 'fg.muted',
      '&[data-over]': { backgroundColor: 'accent.subtle', borderColor: 'accent.edge' },
    },
    input: { srOnly: true },
  },
});
