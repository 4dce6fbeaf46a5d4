import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

/** The card of a page behind a link: beside the report on a desktop, in its column on a phone. */
export const linkCardRecipe = defineSlotRecipe({
  className: 'link-card',
  slots: [
    'root',
    'head',
    'lead',
    'art',
    'title',
    'clock',
    'form',
    'terms',
    'more',
    'fields',
    'actions',
  ],
  base: {
    root: { ...cardStyle, gap: '4' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      // The title, beside a word or above a sentence.
      '& > :first-child': { flex: '1 1 0', minWidth: 'min(100%, 180px)' },
    },
    lead: { display: 'flex', flexDirection: 'column', gap: '1.5' },
    // A result is a sentence first; its picture stays small.
    art: {
      width: '132px',
      marginBlockEnd: '-4px',
      // Its drawing, not its paper, begins where the title does.
      marginInlineStart: '-11px',
      '& svg': { display: 'block' },
    },
    title: { textStyle: 'heading', outline: 'none', textWrap: 'balance' },
    clock: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      '& > :last-child': { textStyle: 'label', color: 'fg.muted' },
    },
    form: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: 0 },
    terms: { textStyle: 'label', fontWeight: 400, color: 'fg.muted' },
    more: {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderColor: 'line.default',
      '& > summary': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '2',
        paddingBlockStart: '3',
        textStyle: 'label',
        listStyle: 'none',
        borderRadius: 'sm',
        _coarse: { paddingBlock: '3' },
        '&::-webkit-details-marker': { display: 'none' },
      },
      '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    },
    fields: { display: 'flex', flexDirection: 'column', gap: '4', paddingBlockStart: '3' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '& > button': { flex: '1 1 140px' },
    },
  },
});
