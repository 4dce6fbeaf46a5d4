import { cardStyle, columnsStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const profileRecipe = defineSlotRecipe({
  className: 'profile',
  slots: [
    'columns',
    'column',
    'across',
    'part',
    'head',
    'form',
    'choices',
    'choice',
    'quiet',
    'alert',
    'done',
    'away',
    'buttons',
  ],
  base: {
    // Who they are on the left, how they prove it on the right, what comes to them under both.
    columns: columnsStyle,
    column: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      minWidth: 0,
      smDown: { gap: '4' },
    },
    across: { gridColumn: '1 / -1', minWidth: 0 },
    part: { ...cardStyle, alignItems: 'flex-start', gap: '3' },
    head: { display: 'grid', gap: '1' },
    form: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      width: '100%',
      '& > div': { width: '100%' },
    },
    // Three beside one another at 190 px each, or one above another: none is alone in a second line.
    choices: {
      display: 'grid',
      gridTemplateColumns:
        'repeat(auto-fit, minmax(min(100%, max(190px, (618px - 100%) * 999)), 1fr))',
      alignItems: 'start',
      columnGap: '6',
      rowGap: '4',
      width: '100%',
    },
    choice: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 },
    quiet: { color: 'fg.muted' },
    away: { color: 'warning.fg', fontWeight: 550, overflowWrap: 'anywhere' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    alert: { color: 'danger.fg' },
    done: { color: 'success.fg', '&:empty': { display: 'none' } },
  },
});
