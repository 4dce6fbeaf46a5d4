import { defineSlotRecipe } from '@forecourt/ui/styling';

export const groupsRecipe = defineSlotRecipe({
  className: 'dealer-groups',
  slots: ['list', 'row', 'name', 'count', 'form', 'alert'],
  base: {
    list: { listStyle: 'none', margin: '0', padding: '0' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '48px',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
    },
    name: { flex: 1, minWidth: 0, truncate: true, fontWeight: 550 },
    count: { color: 'fg.muted', fontSize: 'sm', whiteSpace: 'nowrap' },
    form: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '2',
      width: '100%',
      paddingBlock: '2',
      '& > :first-child': { flex: '1 1 180px' },
      // Beside the input, below the height of its label, whatever hint or error stands under it.
      '& > button': { marginBlockStart: '6' },
    },
    alert: { color: 'danger.fg', margin: '0' },
  },
});
