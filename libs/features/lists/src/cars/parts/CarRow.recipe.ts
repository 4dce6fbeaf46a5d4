import { slotRecipe } from '@forecourt/ui/styling';
import { column, rowSlots } from '../../list/rowSlots.ts';

const columns = {
  '--row-picture': '60px',
  '--row-columns': '[offer] var(--row-offer, 0px) [date] 104px [status] 204px',
} as const;

export const carRowRecipe = slotRecipe({
  className: 'car-row',
  slots: [
    'row',
    'head',
    'headMain',
    'thumb',
    'plate',
    'partner',
    'withOffer',
    'offer',
    'noOffer',
    'date',
    'status',
  ],
  base: {
    row: { ...rowSlots.row, ...columns },
    head: { ...rowSlots.head, ...columns },
    headMain: rowSlots.headMain,
    // Not every flow makes offers.
    withOffer: { '--row-offer': '112px' },
    thumb: {
      display: 'grid',
      placeItems: 'center',
      width: '60px',
      height: '40px',
      overflow: 'hidden',
      objectFit: 'cover',
      borderRadius: 'md',
      backgroundColor: 'bg.muted',
      color: 'fg.subtle',
      smDown: { width: '96px', height: '64px' },
    },
    plate: {
      color: 'fg.default',
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
      '&[data-missing]': { color: 'fg.muted', fontWeight: 400 },
    },
    partner: { _narrow: { display: 'none' } },
    offer: {
      ...column('offer'),
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      smDown: { paddingInlineStart: '0', order: 2, textAlign: 'start', fontWeight: 500 },
    },
    noOffer: { smDown: { display: 'none' } },
    date: rowSlots.date,
    status: rowSlots.status,
  },
});
