import { defineSlotRecipe } from '@forecourt/ui/styling';
import { cardStyle } from './cardStyle.ts';
import { oneColumn } from './columns.ts';

export const reportRecipe = defineSlotRecipe({
  className: 'report',
  slots: [
    'page',
    'top',
    'tabs',
    'rows',
    'section',
    'sectionTitle',
    'notProvided',
    'figure',
    'vin',
    'code',
    'progress',
    'loading',
  ],
  base: {
    page: {
      '--page-gutter': '24px',
      // By the available width, not the window's, because of the sidebars.
      containerType: 'inline-size',
      containerName: 'report',
      width: '100%',
      maxWidth: '1232px',
      minHeight: '100%',
      marginInline: 'auto',
      padding: 'var(--page-gutter)',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      smDown: { '--page-gutter': '16px', gap: '3' },
      _print: {
        maxWidth: 'none',
        minHeight: 0,
        padding: 0,
        gap: '4',
        // The fill of ratings and marks carries information.
        printColorAdjust: 'exact',
        // Buttons are useless on paper.
        '& button, & [data-screen-only]': { display: 'none !important' },
      },
      // A conversation takes the height that is left. On a phone an open one, which has a head of
      // its own, is the whole page.
      '&:has([data-chat])': { height: '100%', minHeight: '560px' },
      '&:has([data-chat=open])': {
        smDown: {
          minHeight: 0,
          padding: 0,
          '& > :not([data-chat], :has([data-chat]))': { display: 'none' },
        },
      },
    },
    top: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      '[data-audience=staff] > &': {
        marginBlockStart: '-12px',
        marginBlockEnd: '-4px',
        smDown: { marginBlockStart: '-4px', marginBlockEnd: '0' },
      },
      _print: { display: 'block' },
    },
    // A tab's word, not its box, begins where the title does; its line goes from edge to edge.
    tabs: {
      marginInline: 'calc(0px - var(--page-gutter))',
      paddingInline: 'calc(var(--page-gutter) - 12px)',
      boxShadow: 'inset 0 -1px 0 var(--fc-colors-line-default)',
      _print: { display: 'none' },
    },
    rows: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      // A tile takes the place that a wider one leaves in the row before.
      gridAutoFlow: 'row dense',
      smDown: { gap: '3' },
      // Browsers split a grid across pages; inline content moves to the next page as a whole.
      _print: { display: 'block', marginInlineEnd: '-16px', orphans: 1, widows: 1 },
    },
    section: {
      gridColumn: '1 / -1',
      ...cardStyle,
      '@container (min-width: 600px)': { '&[data-size=half]': { gridColumn: 'span 6' } },
      '&:is([data-size=tile], [data-size=pair])': {
        gridColumn: 'span 6',
        gap: '2',
        padding: '3',
        '@container (min-width: 440px)': { gridColumn: 'span 4' },
        '@container (min-width: 660px)': { gridColumn: 'span 3' },
        '& > h2': { textStyle: 'label', fontWeight: 600 },
        // The photos of a row stand at one height.
        '& > :not(h2, ul, figure)': { order: 1 },
      },
      '&[data-size=pair]': {
        gridColumn: '1 / -1',
        '@container (min-width: 440px)': { gridColumn: 'span 8' },
        '@container (min-width: 660px)': { gridColumn: 'span 6' },
      },
      // An empty section is one line, so that the others stand out.
      '&[data-empty]': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '4',
        rowGap: '1',
        paddingBlock: '3',
        backgroundColor: 'transparent',
        borderStyle: 'dashed',
        '&:is([data-size=tile], [data-size=pair])': { flexDirection: 'column' },
      },
      _print: {
        display: 'block',
        padding: 0,
        marginBlockEnd: '4',
        marginInlineEnd: '4',
        '& > * + *': { marginBlockStart: '3' },
        '&:is([data-size=half], [data-size=tile], [data-size=pair])': {
          display: 'inline-block',
          width: 'calc(50% - 16px)',
          verticalAlign: 'top',
        },
        border: 'none',
        borderRadius: 0,
        backgroundColor: 'transparent',
        // Do not split what fits on one page.
        '&:not([data-long])': { breakInside: 'avoid' },
        // Interactive parts are not part of the printed report.
        '&[data-task]': { display: 'none' },
      },
    },
    sectionTitle: {
      textStyle: 'title',
      outline: 'none',
      // Keep the line on the same page as the heading.
      _print: {
        breakAfter: 'avoid',
        paddingBlockStart: '3',
        borderBlockStart: '1px solid',
        borderBlockStartColor: 'line.strong',
      },
    },
    notProvided: { color: 'fg.muted', '&[data-lacks]': { color: 'warning.fg', fontWeight: 500 } },
    figure: { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
    vin: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    code: { textStyle: 'code', overflowWrap: 'anywhere', smDown: { fontSize: 'xs' } },
    progress: { padding: '3', [oneColumn]: { display: 'none' } },
    loading: { srOnly: true },
  },
});
