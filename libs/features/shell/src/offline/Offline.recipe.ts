import { defineSlotRecipe } from '@forecourt/ui/styling';

export const offlineRecipe = defineSlotRecipe({
  className: 'offline-notice',
  slots: ['bar', 'text', 'list', 'row', 'name', 'note'],
  base: {
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: '44px',
      paddingInline: '4',
      paddingBlock: '1',
      backgroundColor: 'warning.subtle',
      color: 'warning.fg',
      fontSize: 'sm',
      fontWeight: 500,
      '&[data-tone=info]': { backgroundColor: 'info.subtle', color: 'info.fg' },
      '& svg': { flexShrink: 0 },
    },
    text: { display: 'flex', alignItems: 'center', gap: '2', minWidth: 0 },
    list: { display: 'flex', flexDirection: 'column', marginBlockStart: '3' },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'line.default',
    },
    name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'anywhere' },
    note: { textStyle: 'caption', color: 'danger.fg' },
  },
});
