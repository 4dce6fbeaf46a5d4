import { slotRecipe } from '@forecourt/ui/styling';

export const barRecipe = slotRecipe({
  className: 'decision-bar',
  slots: ['root', 'words', 'title', 'detail'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: '100%',
      minWidth: 0,
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    title: { fontWeight: 600, fontVariantNumeric: 'tabular-nums', truncate: true },
    detail: { textStyle: 'caption', color: 'fg.muted', truncate: true },
  },
});
