import { defineSlotRecipe } from '@forecourt/ui/styling';

export const previewsRecipe = defineSlotRecipe({
  className: 'settings-previews',
  slots: ['root', 'head', 'title', 'text', 'grid', 'item', 'label'],
  base: {
    root: {
      containerName: 'previews',
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
    },
    head: { display: 'flex', flexDirection: 'column', gap: '1' },
    title: { textStyle: 'title' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
    grid: {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@container previews (min-width: 360px)': {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      },
      '& > [data-device=desktop]': { gridColumn: '1 / -1' },
    },
    item: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 },
    label: { textStyle: 'caption', color: 'fg.muted' },
  },
});
