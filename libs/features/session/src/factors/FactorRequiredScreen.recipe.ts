import { slotRecipe } from '@forecourt/ui/styling';

export const factorRequiredRecipe = slotRecipe({
  className: 'factor-required',
  slots: ['page', 'card'],
  base: {
    page: { minHeight: '100dvh', backgroundColor: 'bg.page', padding: '4' },
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: '100%',
      maxWidth: '560px',
      marginInline: 'auto',
      marginBlock: '6',
    },
  },
});
