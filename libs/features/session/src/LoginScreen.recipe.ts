import { slotRecipe } from '@forecourt/ui/styling';

export const loginRecipe = slotRecipe({
  className: 'login',
  slots: ['page', 'card', 'title', 'lead', 'form', 'alert'],
  base: {
    page: {
      minHeight: '100dvh',
      display: 'grid',
      placeItems: 'center',
      padding: '4',
      backgroundColor: 'bg.page',
    },
    card: { width: '100%', maxWidth: '360px' },
    title: { textStyle: 'display' },
    lead: { color: 'fg.muted', marginTop: '1' },
    form: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: '8' },
    alert: { color: 'danger.fg' },
  },
});
