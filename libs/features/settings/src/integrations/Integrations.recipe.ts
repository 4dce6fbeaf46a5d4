import { cardStyle, columnsStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const integrationsRecipe = defineSlotRecipe({
  className: 'integrations',
  slots: [
    'columns',
    'group',
    'head',
    'list',
    'row',
    'main',
    'name',
    'quiet',
    'code',
    'form',
    'answer',
    'actions',
  ],
  base: {
    // Both cards end at one height.
    columns: { ...columnsStyle, alignItems: 'stretch' },
    group: cardStyle,
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: '3',
      // Long words break before the button leaves their line.
      '& > :first-child': { display: 'grid', gap: '1', flex: '1 1 200px' },
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
    code: { textStyle: 'code', overflowWrap: 'anywhere' },
    answer: { textStyle: 'code', margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    form: { display: 'flex', flexDirection: 'column', gap: '4' },
  },
});
