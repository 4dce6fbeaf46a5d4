import { slotRecipe } from '@forecourt/ui/styling';

export const nextStepRecipe = slotRecipe({
  className: 'report-next-step',
  slots: ['root'],
  base: {
    root: {
      // Part of the page's flow, so that nothing lies under it at the end of the page.
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      boxSizing: 'border-box',
      minHeight: 'calc(64px + env(safe-area-inset-bottom, 0px))',
      marginBlockStart: 'auto',
      // Full width, beyond the page's padding.
      marginBlockEnd: '-24px',
      marginInline: '-24px',
      paddingInline: '6',
      smDown: { marginBlockEnd: '-16px', marginInline: '-16px', paddingInline: '4' },
      paddingBlockStart: '2',
      paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom, 0px))',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      backgroundColor: 'bg.surface',
      '@container report (min-width: 900px)': { display: 'none' },
      _print: { display: 'none' },
    },
  },
});
