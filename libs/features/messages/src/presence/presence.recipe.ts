import { defineSlotRecipe } from '@forecourt/ui/styling';

export const presenceRecipe = defineSlotRecipe({
  className: 'presence',
  slots: ['people', 'more', 'note'],
  base: {
    people: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      borderRadius: 'full',
      focusRing: 'outside',
      _print: { display: 'none' },
      // Overlapping, each cut out of the one before.
      '& > * + *': { marginInlineStart: '-6px' },
      '& > *': { outline: '2px solid var(--avatar-edge, var(--fc-colors-bg-surface))' },
    },
    more: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '24px',
      height: '24px',
      paddingInline: '1',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.muted',
      fontSize: '10px',
      fontWeight: 600,
    },
    note: {
      margin: '0',
      paddingBlockEnd: '2',
      textStyle: 'caption',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '&:empty': { display: 'none' },
      '&[role=alert]': { color: 'warning.fg' },
    },
  },
});
