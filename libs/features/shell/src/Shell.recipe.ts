import { defineSlotRecipe } from '@forecourt/ui/styling';

/** Hidden in print, regardless of the page's width. */
const screenOnly = { _print: { display: 'none !important' } } as const;

/** In print, content flows over as many pages as needed. */
const flowing = {
  _print: {
    display: 'block !important',
    height: 'auto !important',
    minHeight: '0 !important',
    overflow: 'visible !important',
  },
} as const;

const line = { borderStyle: 'solid', borderColor: 'line.default', borderWidth: '0' } as const;

/** Page and inner sidebar beside each other, and the outer one below both. */
const stacked = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr) auto',
} as const;

/** The outer sidebar there. */
const bar = {
  gridColumn: '1 / -1',
  width: 'auto',
  maxHeight: '75dvh',
  borderInlineStartWidth: '0',
  borderBlockStartWidth: '1px',
} as const;

export const shellRecipe = defineSlotRecipe({
  className: 'shell',
  slots: [
    'root',
    'skip',
    'banner',
    'body',
    'left',
    'center',
    'top',
    'row',
    'main',
    'right',
    'outside',
    'shield',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      textStyle: 'body',
      _print: { ...flowing._print, backgroundColor: 'transparent' },
    },
    skip: {
      ...screenOnly,
      position: 'absolute',
      insetBlockStart: '8px',
      insetInlineStart: '8px',
      zIndex: 'toast',
      padding: '2',
      borderRadius: 'md',
      backgroundColor: 'bg.raised',
      color: 'accent.fg',
      '&:not(:focus)': { srOnly: true },
    },
    banner: { ...screenOnly, flexShrink: 0 },
    body: { ...flowing, position: 'relative', display: 'flex', flex: 1, minHeight: 0 },
    left: {
      ...screenOnly,
      ...line,
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      width: '240px',
      '&[data-rail]': { width: '64px' },
      borderInlineEndWidth: '1px',
      backgroundColor: 'bg.surface',
      smDown: {
        display: 'none',
        position: 'absolute',
        inset: 0,
        insetBlockStart: '52px',
        zIndex: 'panel',
        width: 'auto',
        borderInlineEndWidth: '0',
        animationName: 'fade-in',
        animationDuration: 'fast',
        '&[data-open]': { display: 'flex' },
      },
    },
    // On small windows a press beside the user menu leaves it open (spec §2), and must not reach what
    // lies beneath. The bar with the menus' buttons stays free.
    shield: {
      display: 'none',
      smDown: {
        display: 'block',
        position: 'absolute',
        inset: 0,
        insetBlockStart: '52px',
        zIndex: 'panel',
      },
    },
    center: { ...flowing, display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
    top: {
      ...screenOnly,
      ...line,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: 0,
      height: '52px',
      paddingInline: '4',
      borderBlockEndWidth: '1px',
      backgroundColor: 'bg.surface',
      smDown: { paddingInline: '2' },
    },
    row: {
      ...flowing,
      display: 'flex',
      flex: 1,
      minHeight: 0,
      // Without room for columns, the outer sidebar becomes a bar below the page.
      _belowWide: { '&:has(> [data-slot=outside])': stacked },
      '&[data-outside=below]': stacked,
      mdDown: {
        // The page's sidebar comes below it, and both scroll together.
        '&:has(> [data-slot=right])': {
          display: 'block',
          overflowY: 'auto',
          '& > main': { overflow: 'visible', height: 'auto', minHeight: '60dvh' },
        },
      },
    },
    main: {
      ...flowing,
      position: 'relative',
      flex: 1,
      minWidth: 0,
      minHeight: 0,
      height: '100%',
      overflowY: 'auto',
      // What gets the focus is not left below a bar at the end of the page.
      scrollPaddingBlockEnd: '88px',
      outline: 'none',
    },
    right: {
      ...screenOnly,
      ...line,
      flexShrink: 0,
      width: '280px',
      overflowY: 'auto',
      borderInlineStartWidth: '1px',
      backgroundColor: 'bg.surface',
      mdDown: { width: 'auto', borderInlineStartWidth: '0', borderBlockStartWidth: '1px' },
    },
    outside: {
      ...screenOnly,
      ...line,
      flexShrink: 0,
      width: '320px',
      overflowY: 'auto',
      borderInlineStartWidth: '1px',
      backgroundColor: 'bg.surface',
      _belowWide: bar,
      '[data-outside=below] > &': bar,
    },
  },
});
