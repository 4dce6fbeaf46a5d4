import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const companyRecipe = defineSlotRecipe({
  className: 'company',
  slots: ['group', 'form', 'row', 'code', 'actions'],
  base: {
    group: cardStyle,
    form: { display: 'flex', flexDirection: 'column', gap: '4' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: '3',
      '& > :first-child': { flex: '2 1 160px' },
      '& > :nth-child(2)': { flex: '1 1 140px' },
    },
    code: { textStyle: 'code', overflowWrap: 'anywhere' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
