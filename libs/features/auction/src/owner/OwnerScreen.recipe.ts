import { defineSlotRecipe } from '@forecourt/ui/styling';

export const ownerRecipe = defineSlotRecipe({
  className: 'owner-offer',
  slots: ['amount', 'from', 'bar', 'comment', 'small'],
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
    bar: {
      flex: 1,
      minWidth: 0,
      '& > strong': {
        display: 'block',
        textStyle: 'heading',
        fontVariantNumeric: 'tabular-nums',
      },
      // A condition is read to its end; a name may be cut.
      '& > span': {
        display: 'block',
        textStyle: 'caption',
        color: 'fg.muted',
        '&[data-condition]': { color: 'fg.default', fontWeight: 550 },
        '&:not([data-condition])': { truncate: true },
      },
    },
    comment: {
      margin: 0,
      paddingInlineStart: '3',
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderColor: 'line.strong',
      overflowWrap: 'anywhere',
    },
    small: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      textStyle: 'label',
      fontWeight: 400,
      color: 'fg.muted',
    },
  },
});
