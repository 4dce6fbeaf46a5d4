import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

/** The receipt: a sheet of 640 px in the middle of the page; on paper the whole width. */
export const receiptRecipe = defineSlotRecipe({
  className: 'receipt',
  slots: [
    'root',
    'bar',
    'sheet',
    'letterhead',
    'head',
    'number',
    'amount',
    'label',
    'parties',
    'terms',
    'foot',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      boxSizing: 'border-box',
      width: '100%',
      maxWidth: '672px',
      marginInline: 'auto',
      padding: '4',
      _print: { maxWidth: 'none', padding: '0' },
    },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& > :first-child': { marginInlineEnd: 'auto' },
      smDown: {
        '& > :first-child': { flex: '1 1 100%', paddingBlockEnd: '1' },
        '& > :not(:first-child)': { flex: '1 1 0' },
      },
      _print: { display: 'none' },
    },
    sheet: {
      ...cardStyle,
      gap: '5',
      _print: { borderWidth: '0', boxShadow: 'none', padding: '0' },
    },
    // On screen the bar of the page shows the partner.
    letterhead: { display: 'none', margin: 0, textStyle: 'title', _print: { display: 'block' } },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
      '& > h2': { textStyle: 'heading', outline: 'none' },
    },
    number: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    amount: { textStyle: 'display', fontVariantNumeric: 'tabular-nums' },
    label: { textStyle: 'caption', color: 'fg.muted' },
    parties: {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      '& h3': { textStyle: 'title' },
      breakInside: 'avoid',
    },
    terms: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      '& > h3': { textStyle: 'title' },
      '& > p': { overflowWrap: 'anywhere' },
    },
    foot: { textStyle: 'caption', color: 'fg.muted' },
  },
});
