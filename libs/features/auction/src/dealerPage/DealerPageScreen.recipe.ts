import { defineSlotRecipe } from '@forecourt/ui/styling';

export const dealerPageRecipe = defineSlotRecipe({
  className: 'dealer-page',
  slots: [
    'root',
    'bar',
    'partner',
    'side',
    'main',
    'head',
    'title',
    'subtitle',
    'section',
    'count',
    'tabs',
    'list',
    'foot',
  ],
  base: {
    root: {
      minHeight: '100dvh',
      paddingBlockEnd: '10',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      textStyle: 'body',
    },
    // As on the other pages behind links: the partner, over the edge of the column below.
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      height: '56px',
      paddingInline: 'max(24px, calc(50% - 560px))',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.surface',
      smDown: { paddingInline: '4' },
    },
    partner: { minWidth: 0, textStyle: 'title', truncate: true },
    side: { flex: '0 1 168px', minWidth: '136px', '&:empty': { display: 'none' } },
    main: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      maxWidth: '1168px',
      marginInline: 'auto',
      paddingInline: '6',
      paddingBlockStart: '6',
      smDown: { paddingInline: '4', paddingBlockStart: '5', gap: '4' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
    title: { margin: 0, textStyle: 'display', textWrap: 'balance' },
    subtitle: { margin: 0, color: 'fg.muted', overflowWrap: 'anywhere' },
    section: { display: 'flex', flexDirection: 'column', gap: '4' },
    count: { margin: 0, textStyle: 'title' },
    // A tab's word, not its box, begins where the title does; so does the line below.
    tabs: {
      boxShadow: 'inset 0 -1px 0 var(--fc-colors-line-default)',
      '& > nav': { marginInline: '-12px', boxShadow: 'none' },
    },
    list: {
      display: 'grid',
      // Two columns wherever a card keeps its photo beside its text.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 456px), 1fr))',
      gap: '4',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      // Beside a card with contact details another one would be mostly empty.
      '&:has([data-contacts])': { alignItems: 'start' },
    },
    foot: { display: 'flex', justifyContent: 'center' },
  },
});
