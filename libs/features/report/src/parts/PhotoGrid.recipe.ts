import { defineSlotRecipe } from '@forecourt/ui/styling';

export const photoRecipe = defineSlotRecipe({
  className: 'report-photos',
  slots: ['grid', 'photo', 'caption', 'processing', 'scan', 'poster', 'screenOnly'],
  base: {
    grid: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
      smDown: { gap: '2' },
      '[data-size=tile] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '[data-size=pair] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      _print: {
        gap: '3',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        // In half of the page there is only room for one.
        '[data-size=tile] &': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    photo: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      minWidth: 0,
      scrollMarginBlock: '80px',
      borderRadius: 'md',
      outline: 'none',
      // The photo that the user comes back to from full screen.
      _focusVisible: {
        outlineWidth: '2px',
        outlineStyle: 'solid',
        outlineColor: 'accent.edge',
        outlineOffset: '3px',
      },
      // Refused photos step back, and can still be judged.
      '&[data-refused] img': { opacity: 0.55, filter: 'grayscale(0.6)' },
      _print: { breakInside: 'avoid' },
    },
    caption: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      textStyle: 'caption',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '& b': { fontWeight: 550, color: 'fg.default' },
      // Its words stand under the date.
      '& > button': { marginInlineStart: '-9px' },
    },
    processing: {
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '4 / 3',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
      borderRadius: 'md',
      color: 'fg.muted',
      textAlign: 'center',
      '&[data-kind=scan]': { aspectRatio: '3 / 1' },
    },
    screenOnly: { _print: { display: 'none' } },
    // Reserves the viewer's space from the start.
    scan: {
      overflow: 'hidden',
      borderRadius: 'md',
      backgroundColor: 'bg.muted',
      // The picture keeps all of its place, with the controls over it.
      '&[data-fill]': { height: '100%', borderRadius: 0, '--viewer-360-controls-row': '1' },
      _print: { display: 'none' },
    },
    poster: {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      '[data-fill] > &': { objectFit: 'contain' },
    },
  },
});
