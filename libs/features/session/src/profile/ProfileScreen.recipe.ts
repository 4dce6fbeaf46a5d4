import { slotRecipe } from '@forecourt/ui/styling';

export const profileRecipe = slotRecipe({
  className: 'profile',
  slots: ['part', 'form', 'quiet', 'alert', 'done'],
  base: {
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
