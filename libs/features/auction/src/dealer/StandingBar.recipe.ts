import { slotRecipe } from '@forecourt/ui/styling';

export const barRecipe = slotRecipe({
  className: 'standing-bar',
  slots: ['root', 'part', 'own'],
  base: {
    root: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 5,
      display: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: '4',
      paddingBlockStart: '2',
      paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom, 0px))',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      backgroundColor: 'bg.surface',
      boxShadow: 'md',
      fontVariantNumeric: 'tabular-nums',
      mdDown: { display: 'flex' },
      _print: { display: 'none' },
    },
    part: { display: 'flex', flexDirection: 'column', textStyle: 'caption', color: 'fg.muted' },
    own: {
      fontWeight: 600,
      fontSize: 'md',
      color: 'fg.default',
      '[data-standing=leading] &': { color: 'success.fg' },
      '[data-standing=outbid] &': { color: 'danger.fg' },
    },
  },
});
