import { slotRecipe } from '@forecourt/ui/styling';

export const sessionsRecipe = slotRecipe({
  className: 'sessions',
  slots: ['list', 'row', 'icon', 'main', 'name', 'quiet'],
  base: {
    list: {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '64px',
      paddingInline: '4',
      paddingBlock: '3',
      '&:not(:last-child)': {
        borderBlockEndWidth: '1px',
        borderBlockEndStyle: 'solid',
        borderBlockEndColor: 'line.default',
      },
    },
    icon: { display: 'grid', placeItems: 'center', flexShrink: 0, color: 'fg.muted' },
    main: { flex: 1, minWidth: 0 },
    name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 600 },
    quiet: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      textStyle: 'caption',
      color: 'fg.muted',
    },
  },
});
