import { slotRecipe } from '@forecourt/ui/styling';

export const shareRecipe = slotRecipe({
  className: 'share',
  slots: ['step', 'head', 'count', 'list', 'row'],
  base: {
    step: { display: 'flex', flexDirection: 'column', gap: '3' },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    count: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      height: 'min(48dvh, 400px)',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      overflow: 'hidden',
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      height: '56px',
      paddingInline: '3',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
      '& > label': { flex: 1, minWidth: 0 },
    },
  },
});
