import { defineSlotRecipe } from '@forecourt/ui/styling';

export const timelineRecipe = defineSlotRecipe({
  className: 'timeline',
  slots: ['list', 'entry', 'mark', 'words', 'title', 'who', 'note'],
  base: {
    list: { listStyle: 'none', margin: '0', padding: '0' },
    entry: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      paddingBlockEnd: '4',
      // The line that connects an entry to the one below it.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '28px',
        insetBlockEnd: '0',
        insetInlineStart: '13px',
        borderInlineStartWidth: '1px',
        borderInlineStartStyle: 'solid',
        borderInlineStartColor: 'line.default',
      },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '28px',
      height: '28px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.muted',
      '&[data-tone=info]': { backgroundColor: 'info.subtle', color: 'info.edge' },
      '&[data-tone=success]': { backgroundColor: 'success.subtle', color: 'success.edge' },
      '&[data-tone=warning]': { backgroundColor: 'warning.subtle', color: 'warning.edge' },
      '&[data-tone=danger]': { backgroundColor: 'danger.subtle', color: 'danger.edge' },
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: 0, paddingBlockStart: '1' },
    title: { fontWeight: 550 },
    who: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      textStyle: 'caption',
      color: 'fg.muted',
    },
    note: { textStyle: 'caption', color: 'warning.fg', margin: '0', paddingBlockEnd: '3' },
  },
});
