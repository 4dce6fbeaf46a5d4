import { defineSlotRecipe } from '@forecourt/ui/styling';

export const listRecipe = defineSlotRecipe({
  className: 'settings-edits',
  slots: ['list', 'item', 'field', 'value'],
  base: {
    list: {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
    },
    item: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    field: { fontWeight: 550 },
    value: { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
