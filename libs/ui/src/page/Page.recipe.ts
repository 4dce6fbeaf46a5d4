import { defineSlotRecipe } from '../styling/recipe.ts';

/**
 * A list in a window from 650 px on, beside the menu's rail: its search gives way before its tools
 * need a line of their own.
 */
const tabletList = '@container list (586px <= width < 800px)';

export const pageRecipe = defineSlotRecipe({
  className: 'page',
  slots: [
    'root',
    'head',
    'line',
    'titles',
    'title',
    'aside',
    'actions',
    'description',
    'tabs',
    'body',
  ],
  base: {
    root: {
      // Where the title, the tabs' words and the content begin and end.
      '--page-gutter': '24px',
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100%',
      smDown: { '--page-gutter': '16px' },
      '&[data-fills]': { height: '100%', minHeight: 0, backgroundColor: 'bg.surface' },
    },
    head: {
      flexShrink: 0,
      backgroundColor: 'bg.surface',
      boxShadow: 'inset 0 -1px 0 var(--fc-colors-line-default)',
    },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      minHeight: '60px',
      paddingInline: 'var(--page-gutter)',
      paddingBlock: '3',
      [tabletList]: { flexWrap: 'nowrap' },
    },
    titles: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      flex: '1 1 auto',
      minWidth: 0,
      [tabletList]: { flexDirection: 'column', flexShrink: 0, alignItems: 'start' },
    },
    title: { textStyle: 'heading', margin: '0', overflowWrap: 'anywhere' },
    aside: { minWidth: 0, color: 'fg.muted', overflowWrap: 'anywhere' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '&[data-search]': {
        flexWrap: 'nowrap',
        marginInlineStart: 'auto',
        minWidth: 0,
        smDown: { width: '100%' },
        '& > [data-search-field]': {
          width: '280px',
          [tabletList]: { minWidth: '96px', width: '232px' },
          smDown: { flex: 1, width: 'auto', minWidth: 0 },
        },
      },
    },
    description: {
      maxWidth: '72ch',
      margin: '0',
      paddingInline: 'var(--page-gutter)',
      paddingBlockEnd: '4',
      marginBlockStart: '-8px',
      color: 'fg.muted',
      textWrap: 'pretty',
    },
    // A tab's word, not its box, begins where the title does.
    tabs: { paddingInline: 'calc(var(--page-gutter) - 12px)' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      gap: '5',
      width: '100%',
      minWidth: 0,
      paddingInline: 'var(--page-gutter)',
      paddingBlockStart: '6',
      paddingBlockEnd: '10',
      smDown: { gap: '4', paddingBlockStart: '4', paddingBlockEnd: '8' },
    },
  },
  variants: {
    width: {
      text: { line: { maxWidth: '808px' }, body: { maxWidth: '808px' } },
      medium: { line: { maxWidth: '1008px' }, body: { maxWidth: '1008px' } },
      wide: { line: { maxWidth: '1320px' }, body: { maxWidth: '1320px' } },
      full: {
        body: { gap: '0', minHeight: 0, padding: '0', smDown: { gap: '0', padding: '0' } },
      },
    },
  },
  defaultVariants: { width: 'medium' },
});
