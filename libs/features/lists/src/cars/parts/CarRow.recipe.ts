import { defineSlotRecipe } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { carTable } from '../columns.ts';

const styles = rowStyles(carTable);

export const carRowRecipe = defineSlotRecipe({
  className: 'car-row',
  slots: [
    ...rowSlots(carTable),
    'thumb',
    'below',
    'ids',
    'branch',
    'plate',
    'claim',
    'noOffer',
    'sale',
    'saleMain',
    'saleNote',
  ],
  base: {
    ...styles,
    offer: { ...styles.offer, fontVariantNumeric: 'tabular-nums' },
    thumb: {
      display: 'grid',
      placeItems: 'center',
      width: 'var(--row-picture)',
      height: 'calc(var(--row-height, 56px) - 16px)',
      overflow: 'hidden',
      objectFit: 'cover',
      borderRadius: 'md',
      backgroundColor: 'bg.muted',
      color: 'fg.subtle',
      _cards: { width: '96px', height: '64px' },
    },
    plate: {
      color: 'fg.default',
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
      '&[data-missing]': { color: 'fg.muted', fontWeight: 400 },
    },
    // One line. As wide in all rows of the table.
    below: {
      display: 'flex',
      containerType: 'inline-size',
      whiteSpace: 'pre',
      _cards: { display: 'block', containerType: 'normal', whiteSpace: 'normal' },
    },
    ids: { flexShrink: 0, maxWidth: '100%', truncate: true, _cards: { whiteSpace: 'inherit' } },
    // All rows of a table have it, or none where "MBM 2462 · Northgate Motors" has no room; the menu
    // names it.
    branch: {
      minWidth: 0,
      truncate: true,
      '@container (width < 15em)': { display: 'none' },
      _cards: { whiteSpace: 'inherit' },
    },
    claim: { color: 'fg.default', fontWeight: 500 },
    noOffer: { _cards: { display: 'none' } },
    sale: {
      display: 'inline-flex',
      flexDirection: 'column',
      minWidth: 0,
      maxWidth: '100%',
      _cards: { flexDirection: 'row', alignItems: 'baseline', gap: '2' },
    },
    saleMain: { whiteSpace: 'nowrap' },
    // On two lines where there is no room.
    saleNote: {
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 400,
      lineHeight: '1.3',
      whiteSpace: 'normal',
      textWrap: 'balance',
      '[data-density=compact] &': { truncate: true },
    },
  },
});
