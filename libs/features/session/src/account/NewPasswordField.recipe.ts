import { defineSlotRecipe } from '@forecourt/ui/styling';

export const strengthRecipe = defineSlotRecipe({
  className: 'password-strength',
  slots: ['root', 'bars', 'bar'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2' },
    bars: { display: 'flex', gap: '1' },
    bar: {
      width: '20px',
      height: '4px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      '&[data-on="1"]': { backgroundColor: 'danger.edge' },
      '&[data-on="2"]': { backgroundColor: 'warning.edge' },
      '&[data-on="3"]': { backgroundColor: 'success.edge' },
    },
  },
});
