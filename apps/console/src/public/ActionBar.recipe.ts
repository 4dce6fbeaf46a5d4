import { defineSlotRecipe } from '@forecourt/ui/styling';

export const actionBarRecipe = defineSlotRecipe({
  className: 'action-bar',
  slots: ['root', 'line'],
  base: {
    // Sticky at the end of the page, not fixed: at the very end it covers nothing.
    root: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 'bar',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      boxShadow: 'md',
      md: { display: 'none' },
      // Hidden (by `hidden`, too) it would lose the focus.
      '&[data-unneeded]:not(:focus-within)': { display: 'none' },
      _print: { display: 'none' },
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '64px',
      maxWidth: '960px',
      marginInline: 'auto',
      paddingInline: '6',
      paddingBlockStart: '2',
      paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom, 0px))',
      smDown: { paddingInline: '4' },
      // An action alone has the whole line on a phone.
      '& > a:only-child': { flex: '1 1 auto', minHeight: '44px' },
    },
  },
});
