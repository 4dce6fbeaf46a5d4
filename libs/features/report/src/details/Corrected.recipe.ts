import { defineSlotRecipe } from '@forecourt/ui/styling';

export const correctedRecipe = defineSlotRecipe({
  className: 'corrected',
  slots: ['root', 'mark'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
    mark: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      textStyle: 'caption',
      fontWeight: 400,
      color: 'fg.muted',
    },
  },
});
