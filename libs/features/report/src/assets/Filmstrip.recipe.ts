import { defineSlotRecipe } from '@forecourt/ui/styling';

export const filmstripRecipe = defineSlotRecipe({
  className: 'filmstrip',
  slots: ['root', 'group', 'thumb', 'image', 'badge'],
  base: {
    root: {
      display: 'flex',
      // Unlike justify-content, lets a row that is too long scroll from its start.
      '&::before, &::after': { content: '""', margin: 'auto' },
      gap: '4',
      flexShrink: 0,
      paddingBlock: '3',
      paddingInline: '4',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'thin',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
    },
    group: { display: 'flex', gap: '1.5', flexShrink: 0 },
    thumb: {
      position: 'relative',
      display: 'block',
      width: '72px',
      height: '54px',
      overflow: 'hidden',
      borderRadius: 'sm',
      backgroundColor: 'bg.muted',
      opacity: 0.6,
      transitionProperty: 'opacity',
      transitionDuration: 'fast',
      _hover: { opacity: 1 },
      _focusVisible: { opacity: 1 },
      // Photos of the damage whose pin is chosen on the scan.
      '&[data-chosen]': {
        opacity: 1,
        outline: '2px solid',
        outlineColor: 'danger.edge',
        outlineOffset: '2px',
      },
      _current: {
        opacity: 1,
        outline: '2px solid',
        outlineColor: 'fg.default',
        outlineOffset: '2px',
      },
    },
    image: { width: '100%', height: '100%', objectFit: 'cover' },
    badge: {
      position: 'absolute',
      insetBlockEnd: '1',
      insetInlineStart: '1',
      paddingInline: '1',
      borderRadius: 'xs',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      textStyle: 'caption',
      fontWeight: 600,
    },
  },
});
