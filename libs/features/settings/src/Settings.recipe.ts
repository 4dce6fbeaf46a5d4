import { defineSlotRecipe } from '@forecourt/ui/styling';

const line = { borderStyle: 'solid', borderColor: 'line.default', borderWidth: '0' } as const;

/** Where settings and their preview fit next to each other. */
const wide = '@container settings (min-width: 840px)';
/** Where colors and their preview do, on a tablet: colors are chosen by what they do to pages. */
const colorsBeside = '@container settings (600px <= width < 840px)';

export const settingsRecipe = defineSlotRecipe({
  className: 'settings',
  slots: [
    'body',
    'columns',
    'form',
    'choices',
    'aside',
    'group',
    'groupHead',
    'groupTitle',
    'groupText',
    'pair',
    'note',
    'noteText',
    'publish',
    'bar',
    'barNote',
    'barActions',
    'said',
  ],
  base: {
    body: { containerName: 'settings', containerType: 'inline-size' },
    columns: {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: 'minmax(0, 1fr)',
      [wide]: {
        // As between cards above one another, here and on all pages with cards.
        gap: '5',
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
        '&[data-split=even]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
      [colorsBeside]: {
        '&[data-split=preview]': {
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
        },
      },
    },
    form: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 },
    choices: { display: 'flex', flexWrap: 'wrap', gap: '4' },
    aside: {
      minWidth: 0,
      [wide]: { position: 'sticky', insetBlockStart: '24px' },
      [colorsBeside]: {
        '[data-split=preview] > &': { position: 'sticky', insetBlockStart: '24px' },
      },
    },
    group: {
      ...line,
      borderWidth: '1px',
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      padding: '5',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      smDown: { padding: '4' },
    },
    groupHead: { display: 'flex', flexDirection: 'column', gap: '1' },
    groupTitle: { textStyle: 'title' },
    groupText: { color: 'fg.muted', textWrap: 'pretty' },
    pair: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container settings (min-width: 500px)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
    },
    note: {
      ...line,
      borderWidth: '1px',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      borderRadius: 'lg',
      borderColor: 'info.edge',
      backgroundColor: 'info.subtle',
      color: 'info.fg',
      '&[data-tone=danger]': {
        borderColor: 'danger.edge',
        backgroundColor: 'danger.subtle',
        color: 'danger.fg',
      },
    },
    // on a phone its buttons are below it
    noteText: { flex: '1 1 240px', minWidth: 0, textWrap: 'pretty' },
    publish: { display: 'flex', flexDirection: 'column', gap: '4' },
    bar: {
      ...line,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 'sticky',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInline: 'var(--page-gutter)',
      paddingBlock: '3',
      borderBlockStartWidth: '1px',
      backgroundColor: 'bg.raised',
      boxShadow: 'md',
      animationName: 'rise-in',
      animationDuration: 'normal',
      smDown: { flexDirection: 'column', alignItems: 'stretch', gap: '2' },
    },
    barNote: { flex: 1, minWidth: 0, '&[data-tone=danger]': { color: 'danger.fg' } },
    barActions: {
      display: 'flex',
      gap: '2',
      smDown: { '& > :last-child': { flex: 1 } },
    },
    said: { srOnly: true },
  },
});
