import { defineSlotRecipe } from '@forecourt/ui/styling';

export const listToolsRecipe = defineSlotRecipe({
  className: 'list-tools',
  slots: ['tabs', 'links', 'tools', 'word', 'count', 'said', 'view', 'chips', 'wait'],
  base: {
    // The tabs give way to the tools beside them: those that do not fit are in their menu.
    tabs: { display: 'flex', alignItems: 'center', gap: '2' },
    links: { flex: 1, minWidth: 0 },
    tools: {
      display: 'flex',
      flexShrink: 0,
      gap: '1',
      paddingInlineEnd: '3',
      '& > button': { _coarse: { minWidth: '44px', minHeight: '44px' } },
    },
    // The search needs the room, and on phones all of it: the filters are shown below in words.
    word: { '@container list (width < 960px)': { srOnly: true } },
    count: {
      fontVariantNumeric: 'tabular-nums',
      opacity: 0.8,
      smDown: { display: 'none' },
    },
    said: { srOnly: true },
    view: {
      maxWidth: '160px',
      truncate: true,
      '@container list (width < 960px)': { srOnly: true },
    },
    chips: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      flexShrink: 0,
      minHeight: '44px',
      paddingInline: 'var(--page-gutter)',
      paddingBlock: '2',
      boxShadow: 'inset 0 -1px 0 var(--fc-colors-line-default)',
      backgroundColor: 'bg.surface',
    },
    wait: { width: '100%' },
  },
});
