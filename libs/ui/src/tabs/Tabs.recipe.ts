import { defineSlotRecipe } from '../styling/recipe.ts';

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'tab', 'count'],
  base: {
    root: {
      display: 'flex',
      gap: '1',
      minWidth: 0,
      boxShadow: 'inset 0 -1px 0 var(--fc-colors-line-default)',
    },
    // One line: a tab that does not fit wraps below it, where it is cut off.
    list: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      minWidth: 0,
      height: '38px',
      overflow: 'hidden',
      _coarse: { height: '44px' },
    },
    tab: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      flexShrink: 0,
      minHeight: '38px',
      paddingInline: '3',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: 'md',
      fontWeight: 500,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      transition: 'common',
      focusRing: 'inside',
      _coarse: { minHeight: '44px' },
      '&[data-unseen]': { position: 'absolute', visibility: 'hidden' },
      _hover: { color: 'fg.default', backgroundColor: 'bg.muted' },
      _after: {
        content: '""',
        position: 'absolute',
        // As long as the tab's words: it begins where the page's title does.
        insetInline: '3',
        bottom: 0,
        height: '2px',
        borderRadius: 'full',
        backgroundColor: 'transparent',
      },
      _current: {
        color: 'fg.default',
        fontWeight: 600,
        _after: { backgroundColor: 'accent.edge' },
      },
    },
    count: {
      minWidth: '20px',
      paddingInline: '1.5',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'caption',
      textAlign: 'center',
      '[aria-current]:not([aria-current=false]) > &': {
        backgroundColor: 'accent.subtle',
        color: 'accent.fg',
      },
    },
  },
});
