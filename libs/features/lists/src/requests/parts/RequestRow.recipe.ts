import { slotRecipe } from '@forecourt/ui/styling';
import { column, rowSlots } from '../../list/rowSlots.ts';

const columns = {
  '--row-picture': '36px',
  '--row-columns':
    '[car] clamp(166px, calc(24cqi + 16px), 396px) [sale] var(--row-sale, 0px) [date] 100px [status] 128px',
} as const;

export const requestRowRecipe = slotRecipe({
  className: 'request-row',
  slots: [
    'row',
    'head',
    'headMain',
    'nobody',
    'withSale',
    'car',
    'sale',
    'date',
    'status',
    'plate',
  ],
  base: {
    row: { ...rowSlots.row, ...columns },
    head: { ...rowSlots.head, ...columns },
    headMain: rowSlots.headMain,
    // Not every flow asks for the sale plan.
    withSale: { '--row-sale': '166px', _narrow: { '--row-sale': '0px' } },
    nobody: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.subtle',
    },
    car: { ...column('car'), smDown: { paddingInlineStart: '0', order: 2 } },
    sale: { ...column('sale'), _narrow: { display: 'none' }, smDown: { display: 'none' } },
    date: rowSlots.date,
    status: rowSlots.status,
    plate: { color: 'fg.default', fontWeight: 500 },
  },
});
