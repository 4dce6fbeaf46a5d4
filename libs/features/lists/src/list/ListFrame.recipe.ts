import { slotRecipe } from '@forecourt/ui/styling';

export const listFrameRecipe = slotRecipe({
  className: 'list-frame',
  slots: ['root', 'top', 'title', 'updated', 'tools', 'tabs'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      minHeight: 0,
      containerName: 'list',
      containerType: 'inline-size',
      backgroundColor: 'bg.surface',
      '&[data-cards]': { backgroundColor: 'bg.page' },
    },
    top: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      flexShrink: 0,
      paddingInline: '4',
      paddingBlock: '3',
      smDown: { paddingInline: '3' },
    },
    title: { textStyle: 'heading', margin: '0' },
    updated: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'caption',
      color: 'fg.muted',
      '&[data-stale]': { color: 'warning.fg' },
    },
    tools: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginInlineStart: 'auto',
      smDown: { width: '100%' },
      '& > [role=search]': { width: '280px', smDown: { flex: 1, width: 'auto', minWidth: 0 } },
    },
    tabs: { flexShrink: 0, paddingInline: '2', smDown: { paddingInline: '1' } },
  },
});
