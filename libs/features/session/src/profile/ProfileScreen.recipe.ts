import { slotRecipe } from '@forecourt/ui/styling';

export const profileRecipe = slotRecipe({
  className: 'profile',
  slots: ['page', 'part', 'form', 'quiet', 'alert', 'done'],
  base: {
    page: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: '100%',
      maxWidth: '760px',
      padding: '5',
      smDown: { padding: '4' },
    },
    part: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      padding: '5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      smDown: { padding: '4' },
    },
    form: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      width: '100%',
      maxWidth: '440px',
      '& > div': { width: '100%' },
    },
    quiet: { color: 'fg.muted' },
    alert: { color: 'danger.fg' },
    done: { color: 'success.fg', '&:empty': { display: 'none' } },
  },
});
