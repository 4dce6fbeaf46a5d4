import { cardStyle, columnsStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const securityRecipe = defineSlotRecipe({
  className: 'security',
  slots: [
    'columns',
    'column',
    'group',
    'head',
    'filters',
    'list',
    'row',
    'main',
    'name',
    'quiet',
    'when',
    'foot',
  ],
  base: {
    columns: columnsStyle,
    column: { display: 'grid', gap: '5', minWidth: 0, smDown: { gap: '4' } },
    group: cardStyle,
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      // Long words break before the button leaves their line.
      '& > :first-child': { display: 'grid', gap: '1', flex: '1 1 200px' },
    },
    filters: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      gap: '3',
    },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minHeight: '48px',
      paddingBlock: '2',
      '&:not(:last-child)': {
        borderBlockEndWidth: '1px',
        borderBlockEndStyle: 'solid',
        borderBlockEndColor: 'line.default',
      },
    },
    main: { flex: 1, minWidth: '180px' },
    name: { fontWeight: 600, overflowWrap: 'anywhere' },
    quiet: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      textStyle: 'caption',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    when: { textStyle: 'caption', color: 'fg.muted' },
    foot: { display: 'flex', justifyContent: 'center' },
  },
});
