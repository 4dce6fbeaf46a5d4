import { defineSlotRecipe } from '../styling/recipe.ts';

export const nextStepBarRecipe = defineSlotRecipe({
  className: 'next-step-bar',
  slots: ['root', 'words', 'title', 'detail'],
  base: {
    root: {
      // Part of the page's flow, so that nothing lies under it at the end of the page.
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      flexShrink: 0,
      boxSizing: 'border-box',
      minHeight: 'calc(64px + env(safe-area-inset-bottom, 0px))',
      // At the end of a page that is too short, and from edge to edge, beyond the page's gutter.
      marginBlockStart: 'auto',
      marginBlockEnd: 'calc(var(--page-gutter, 0px) * -1)',
      marginInline: 'calc(var(--page-gutter, 0px) * -1)',
      paddingInline: 'var(--page-gutter, 16px)',
      paddingBlockStart: '2',
      paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom, 0px))',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      // It keeps its place, so that nothing moves. Hidden (by `hidden`, too) it would lose the focus.
      '&[data-unneeded]:not(:focus-within)': { visibility: 'hidden' },
      _print: { display: 'none' },
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    title: { fontWeight: 600, fontVariantNumeric: 'tabular-nums', truncate: true },
    detail: { textStyle: 'caption', color: 'fg.muted', truncate: true },
  },
});
