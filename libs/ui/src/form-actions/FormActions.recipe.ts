import { defineSlotRecipe } from '../styling/recipe.ts';

export const actionsRecipe = defineSlotRecipe({
  className: 'form-actions',
  slots: ['root', 'note'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      paddingBlockStart: '2',
      smDown: { flexDirection: 'column-reverse', alignItems: 'stretch' },
    },
    note: { flex: 1, minWidth: 0, color: 'fg.muted', fontSize: 'sm' },
  },
  variants: {
    sticky: {
      true: {
        root: {
          position: 'sticky',
          bottom: 0,
          zIndex: 'sticky',
          paddingBlock: '3',
          borderTopWidth: '1px',
          borderTopStyle: 'solid',
          borderTopColor: 'line.default',
          backgroundColor: 'bg.surface',
        },
      },
    },
  },
});
