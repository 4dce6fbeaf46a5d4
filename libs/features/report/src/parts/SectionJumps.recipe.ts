import { defineSlotRecipe } from '@forecourt/ui/styling';
import { twoColumns } from '../columns.ts';

export const jumpsRecipe = defineSlotRecipe({
  className: 'report-jumps',
  slots: ['root', 'line', 'link'],
  base: {
    root: {
      // On a phone one line that stays in view; elsewhere there is room for all of them.
      smDown: { position: 'sticky', insetBlockStart: 0, zIndex: 1, marginInline: '-16px' },
      // Full width, beyond the page's padding.
      marginInline: '-24px',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      backgroundColor: 'bg.page',
      [twoColumns]: { display: 'none' },
      _print: { display: 'none' },
    },
    line: {
      position: 'relative',
      display: 'flex',
      gap: '1',
      flexWrap: 'wrap',
      paddingInline: '3',
      paddingBlock: '2',
      smDown: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        // With the link's own padding, the first word begins at the page's gutter.
        paddingInline: '1',
        scrollbarWidth: 'none',
        // A label at an edge fades, which says that there are more, rather than be cut.
        maskImage: 'linear-gradient(90deg, transparent, black 16px calc(100% - 16px), transparent)',
      },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '32px',
      paddingInline: '3',
      borderRadius: 'full',
      color: 'fg.muted',
      textStyle: 'label',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      focusRing: 'inside',
      _coarse: { minHeight: '44px' },
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _current: { backgroundColor: 'accent.subtle', color: 'accent.fg', fontWeight: 600 },
    },
  },
});
