import { slotRecipe } from '@forecourt/ui/styling';

export const damageRecipe = slotRecipe({
  className: 'report-damages',
  slots: ['root', 'map', 'outline', 'damages', 'damage', 'number', 'body', 'words', 'part', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    map: {
      display: 'grid',
      gap: '5',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container (min-width: 520px)': { gridTemplateColumns: '240px minmax(0, 1fr)' },
      _print: { gridTemplateColumns: '180px minmax(0, 1fr)' },
    },
    // Stays visible while the list of damages scrolls.
    outline: {
      '@container (min-width: 520px)': { position: 'sticky', insetBlockStart: '16px' },
      alignSelf: 'start',
      _print: { position: 'relative', insetBlockStart: 'auto' },
    },
    damages: { display: 'flex', flexDirection: 'column', gap: '4' },
    damage: {
      display: 'flex',
      gap: '3',
      minWidth: 0,
      padding: '2',
      margin: '-8px',
      scrollMarginBlock: '80px',
      borderRadius: 'lg',
      outline: 'none',
      _focusVisible: {
        outlineWidth: '2px',
        outlineStyle: 'solid',
        outlineColor: 'accent.edge',
        outlineOffset: '-2px',
      },
      '&[data-current]': { backgroundColor: 'bg.subtle' },
      _print: { breakInside: 'avoid' },
    },
    number: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '26px',
      height: '26px',
      borderRadius: 'full',
      backgroundColor: 'danger.solid',
      color: 'danger.contrast',
      textStyle: 'label',
      textDecoration: 'none',
      fontVariantNumeric: 'tabular-nums',
      focusRing: 'outside',
    },
    // The photos stand next to the words, where there is room for both.
    body: {
      display: 'grid',
      columnGap: '4',
      rowGap: '2',
      flex: 1,
      minWidth: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container (min-width: 600px)': {
        '&:has(> ul)': { gridTemplateColumns: 'minmax(0, 1fr) 168px' },
        '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
    part: { fontWeight: 600, lineHeight: '26px' },
    text: { color: 'fg.muted', textAlign: 'match-parent', overflowWrap: 'anywhere' },
  },
});
