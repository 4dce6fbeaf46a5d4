import { slotRecipe } from '@forecourt/ui/styling';

export const ownerRecipe = slotRecipe({
  className: 'owner-offer',
  slots: ['amount', 'from'],
  base: {
    amount: {
      textStyle: 'display',
      fontSize: '40px',
      lineHeight: 1.1,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      '&[data-over]': { color: 'fg.muted', textDecoration: 'line-through' },
    },
    from: { color: 'fg.muted' },
  },
});
