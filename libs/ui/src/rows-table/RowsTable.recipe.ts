import { defineSlotRecipe } from '../styling/recipe.ts';

export const rowsTableRecipe = defineSlotRecipe({
  className: 'rows-table',
  slots: ['frame', 'table', 'error'],
  base: {
    frame: {
      maxHeight: '38vh',
      overflow: 'auto',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      focusRing: 'inside',
    },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      '& th, & td': {
        paddingInline: '3',
        paddingBlock: '2',
        textAlign: 'start',
        verticalAlign: 'top',
        borderBlockEndWidth: '1px',
        borderBlockEndStyle: 'solid',
        borderBlockEndColor: 'line.default',
        overflowWrap: 'anywhere',
      },
      '& th': { color: 'fg.muted', fontWeight: 500, whiteSpace: 'nowrap' },
      '& tr[data-wrong] td': { backgroundColor: 'danger.subtle' },
      '& tbody tr:last-child td': { borderBlockEndWidth: '0' },
    },
    error: { display: 'block', color: 'danger.fg', marginBlockStart: '1' },
  },
});
