import { slotRecipe } from '@forecourt/ui/styling';
import { twoColumns } from '../columns.ts';

export const jumpsRecipe = slotRecipe({
  className: 'report-jumps',
  slots: ['root', 'line', 'link'],
  base: {
    root: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      // Full width, beyond the page's padding.
      marginInline: '-24px',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      backgroundColor: 'bg.page',
      smDown: { marginInline: '-16px' },
      [twoColumns]: { display: 'none' },
      _print: { display: 'none' },
    },
    line: {
      position: 'relative',
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      paddingInline: '6',
      paddingBlock: '2',
      scrollbarWidth: 'none',
      // A label at an edge fades, which says that there are more, rather than be cut.
      '--fade': '24px',
      maskImage:
        'linear-gradient(90deg, transparent, black var(--fade) calc(100% - var(--fade)), transparent)',
      smDown: { paddingInline: '4', '--fade': '16px' },
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
      _coarse: { minHeight: '40px' },
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _current: { backgroundColor: 'accent.subtle', color: 'accent.fg', fontWeight: 600 },
    },
  },
});
