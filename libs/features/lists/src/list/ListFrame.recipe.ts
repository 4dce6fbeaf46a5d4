import { defineSlotRecipe } from '@forecourt/ui/styling';

export const listFrameRecipe = defineSlotRecipe({
  className: 'list-frame',
  slots: ['root', 'body', 'updated', 'create'],
  base: {
    root: {
      height: '100%',
      minHeight: 0,
      containerName: 'list',
      containerType: 'inline-size',
      '&[data-density=compact]': { '--row-height': '44px' },
    },
    body: { '[data-cards] &': { backgroundColor: 'bg.page' } },
    updated: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      // Its button is taller than the title, whose line stays as on other pages.
      marginBlock: '-8px',
      textStyle: 'caption',
      color: 'fg.muted',
      '&[data-stale]': { color: 'warning.fg' },
    },
    // On a phone its icon leaves the width to the search.
    create: { '@container list (width < 480px)': { srOnly: true } },
  },
});
