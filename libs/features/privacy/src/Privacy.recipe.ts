import { cardStyle, columnsStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

const line = { borderStyle: 'solid', borderColor: 'line.default', borderWidth: '0' } as const;

export const privacyRecipe = defineSlotRecipe({
  className: 'privacy',
  slots: [
    'columns',
    'group',
    'head',
    'groupTitle',
    'lead',
    'field',
    'list',
    'row',
    'who',
    'name',
    'quiet',
    'tools',
    'alert',
    'form',
    'counts',
    'count',
    'requests',
    'foot',
    'when',
  ] as const,
  base: {
    // Two cards of nearly one height, which they share.
    columns: { ...columnsStyle, alignItems: 'stretch' },
    group: { ...cardStyle, gap: '3' },
    head: { display: 'grid', gap: '1' },
    groupTitle: { textStyle: 'title' },
    lead: { color: 'fg.muted', maxWidth: '62ch' },
    field: { maxWidth: '420px' },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    row: {
      ...line,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      paddingBlock: '3',
      '&:not(:last-child)': { borderBlockEndWidth: '1px' },
    },
    who: { flex: '1 1 220px', minWidth: 0 },
    name: { fontWeight: 600, overflowWrap: 'anywhere' },
    quiet: { textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
    tools: { display: 'flex', gap: '2' },
    alert: { color: 'danger.fg' },
    form: { display: 'flex', flexDirection: 'column', gap: '4' },
    counts: {
      display: 'flex',
      flexWrap: 'wrap',
      // Below, whatever the width: the dates of all rows are at one place.
      flexBasis: '100%',
      gap: '2',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    count: {
      ...line,
      borderWidth: '1px',
      borderRadius: 'md',
      paddingInline: '2',
      paddingBlock: '1',
      textStyle: 'caption',
    },
    requests: { maxHeight: '220px', overflowY: 'auto' },
    foot: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3' },
    when: {
      marginInlineStart: 'auto',
      textStyle: 'caption',
      color: 'fg.muted',
      // Under who did it, and as far at the start.
      smDown: { flex: '1 1 100%' },
    },
  },
});
