import { defineSlotRecipe, type StyleObject } from '@forecourt/ui/styling';

/** Where the shell shows the panel as a bar below the page. */
const asBar = (styles: StyleObject) => ({
  _belowWide: styles,
  '[data-outside=below] &': styles,
});

export const allMessagesRecipe = defineSlotRecipe({
  className: 'all-messages',
  slots: ['root', 'head', 'title', 'toggle', 'count', 'search', 'list', 'rows'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      minHeight: 0,
      backgroundColor: 'bg.surface',
      '&[data-open]': asBar({ height: '70dvh' }),
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: 0,
      minHeight: '48px',
      paddingInline: '4',
      overflow: 'hidden',
      scrollbarGutter: 'stable',
      scrollbarWidth: 'thin',
    },
    title: { textStyle: 'heading', fontSize: 'md', margin: 0, marginInlineEnd: 'auto' },
    toggle: { display: 'none', ...asBar({ display: 'inline-flex' }) },
    count: { color: 'fg.muted', textStyle: 'caption' },
    search: {
      // As wide as the rows, which leave room for a scrollbar.
      overflow: 'hidden',
      scrollbarGutter: 'stable',
      scrollbarWidth: 'thin',
      paddingInline: '4',
      paddingBlockEnd: '3',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'line.default',
    },
    list: {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      '&[data-closed]': asBar({ display: 'none' }),
    },
    rows: { flex: 1, minHeight: 0, overflow: 'hidden', scrollbarGutter: 'stable' },
  },
});
