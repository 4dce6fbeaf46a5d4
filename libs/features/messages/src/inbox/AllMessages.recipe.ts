import { slotRecipe } from '@forecourt/ui/styling';

export const allMessagesRecipe = slotRecipe({
  className: 'all-messages',
  slots: ['root', 'head', 'title', 'toggle', 'count', 'search', 'list', 'item', 'skeleton'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      minHeight: 0,
      backgroundColor: 'bg.surface',
      '&[data-open]': { _belowWide: { height: '70dvh' } },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '48px',
      paddingInline: '4',
    },
    title: { textStyle: 'heading', fontSize: 'md', margin: 0, marginInlineEnd: 'auto' },
    toggle: { display: 'none', _belowWide: { display: 'inline-flex' } },
    count: { color: 'fg.muted', textStyle: 'caption' },
    search: { paddingInline: '4', paddingBlockEnd: '3' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      '&[data-closed]': { _belowWide: { display: 'none' } },
    },
    item: { paddingInline: '3', paddingBlockEnd: '2' },
    skeleton: { padding: '3' },
  },
});
