import { defineSlotRecipe } from '@forecourt/ui/styling';

/** In front of a picture. */
const onPicture = { backgroundColor: 'bg.scrim', color: 'fg.onScrim' } as const;

export const galleryRecipe = defineSlotRecipe({
  className: 'report-gallery',
  slots: ['root', 'list', 'item', 'more', 'turn', 'counter', 'none'],
  base: {
    root: {
      position: 'relative',
      // Full width, beyond the page's padding.
      smDown: { marginInline: '-16px' },
      _print: { display: 'none' },
    },
    list: {
      sm: {
        display: 'grid',
        gap: '2',
        // The large one has the shape of a scan's frames.
        aspectRatio: '2 / 1',
        width: '100%',
        maxHeight: '560px',
        gridAutoRows: 'minmax(0, 1fr)',
        '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-count="3"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
        '&:is([data-count="4"], [data-count="5"])': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
        },
        // The first is as high as all others together.
        '&[data-count="3"] > :first-child': { gridRow: 'span 2' },
        '&[data-count="4"] > :first-child': { gridRow: 'span 3' },
        '&[data-count="5"] > :first-child': { gridRow: 'span 4' },
        '& > :nth-child(n + 6)': { display: 'none' },
      },
      smDown: {
        display: 'flex',
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        overscrollBehaviorX: 'contain',
      },
    },
    item: {
      position: 'relative',
      minWidth: 0,
      minHeight: 0,
      '& > a, & > div': { height: '100%' },
      smDown: {
        flex: '0 0 100%',
        aspectRatio: '4 / 3',
        scrollSnapAlign: 'start',
        '& > a, & > div': { borderRadius: 0 },
      },
    },
    more: {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'md',
      ...onPicture,
      textStyle: 'heading',
      pointerEvents: 'none',
      smDown: { display: 'none' },
    },
    turn: {
      position: 'absolute',
      insetBlockStart: '12px',
      insetInlineStart: '12px',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '36px',
      paddingInline: '3',
      borderRadius: 'full',
      cursor: 'pointer',
      ...onPicture,
      textStyle: 'label',
      focusRing: 'outside',
      _coarse: { minHeight: '44px' },
    },
    counter: {
      position: 'absolute',
      insetBlockEnd: '12px',
      insetInlineEnd: '12px',
      paddingBlock: '1',
      paddingInline: '2',
      borderRadius: 'full',
      ...onPicture,
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      pointerEvents: 'none',
      sm: { display: 'none' },
    },
    none: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '120px',
      padding: '4',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
      borderRadius: 'lg',
      color: 'fg.muted',
      textAlign: 'center',
      _print: { display: 'none' },
    },
  },
});
