import { defineSlotRecipe } from '@forecourt/ui/styling';

export const uploadPreviewRecipe = defineSlotRecipe({
  className: 'settings-upload-preview',
  slots: ['body', 'part', 'title', 'text', 'rows', 'row', 'id', 'words', 'label'],
  base: {
    body: { display: 'flex', flexDirection: 'column', gap: '5' },
    part: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      '&[data-tone=danger] > h3': { color: 'danger.fg' },
    },
    title: { textStyle: 'label' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
    rows: { width: '100%', margin: 0, padding: 0, listStyle: 'none' },
    row: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      columnGap: '3',
      paddingBlock: '2',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      smDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    id: { textStyle: 'code', color: 'fg.muted', overflowWrap: 'anywhere' },
    words: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
    label: { color: 'fg.muted', textStyle: 'caption', marginInlineEnd: '2' },
  },
});
