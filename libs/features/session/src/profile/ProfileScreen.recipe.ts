import { cardStyle, columnsStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const profileRecipe = defineSlotRecipe({
  className: 'profile',
  slots: ['columns', 'column', 'part', 'form', 'quiet', 'alert', 'done', 'away', 'buttons'],
  base: {
    // Who they are on the left, how they prove it on the right.
    columns: columnsStyle,
    column: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      minWidth: 0,
      smDown: { gap: '4' },
    },
    part: { ...cardStyle, alignItems: 'flex-start', gap: '3' },
    form: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      width: '100%',
      '& > div': { width: '100%' },
    },
    quiet: { color: 'fg.muted' },
    away: { color: 'warning.fg', fontWeight: 550, overflowWrap: 'anywhere' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    alert: { color: 'danger.fg' },
    done: { color: 'success.fg', '&:empty': { display: 'none' } },
  },
});
