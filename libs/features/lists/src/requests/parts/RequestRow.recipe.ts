import { slotRecipe } from '@forecourt/ui/styling';
import { rowSlots } from '../../list/rowSlots.ts';

export const requestRowRecipe = slotRecipe({
  className: 'request-row',
  slots: [
    'row',
    'head',
    'headCheck',
    'headStart',
    'headMain',
    'nobody',
    'headEnd',
    'columns',
    'cell',
    'car',
    'sale',
    'date',
    'status',
    'plate',
  ],
  base: {
    ...rowSlots,
    headStart: { width: '36px', flexShrink: 0 },
    car: {
      width: 'clamp(150px, 24cqi, 380px)',
      smDown: { width: 'auto', order: 2 },
    },
    nobody: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.subtle',
    },
    sale: { width: '150px', _narrow: { display: 'none' }, smDown: { display: 'none' } },
    date: { width: '84px', smDown: { width: 'auto', order: 3, marginInlineStart: 'auto' } },
    status: { width: '112px', smDown: { width: 'auto', order: 1 } },
    plate: { color: 'fg.default', fontWeight: 500 },
  },
});
