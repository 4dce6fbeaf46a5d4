import { defineSlotRecipe } from '@forecourt/ui/styling';

export const headerRecipe = defineSlotRecipe({
  className: 'report-header',
  slots: [
    'head',
    'back',
    'cover',
    'picture',
    'headline',
    'kind',
    'title',
    'facts',
    'photos',
    'actions',
    'print',
  ],
  base: {
    head: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      _print: { gridTemplateColumns: '240px minmax(0, 1fr)', breakInside: 'avoid' },
    },
    back: {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '24px',
      textStyle: 'label',
      color: 'fg.muted',
      _print: { display: 'none' },
    },
    // On the screen there is a gallery.
    cover: { display: 'none', _print: { display: 'block', width: '100%' } },
    picture: { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' },
    headline: {
      minWidth: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      smDown: { gridColumn: '1 / -1' },
    },
    // In print it comes first.
    kind: { textStyle: 'label', color: 'fg.muted', _print: { display: 'none' } },
    title: { textStyle: 'heading', overflowWrap: 'anywhere' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      color: 'fg.muted',
    },
    // On a phone the gallery says it.
    photos: { smDown: { display: 'none' } },
    actions: {
      gridColumn: '2',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      _print: { display: 'none' },
    },
  },
  variants: {
    audience: {
      // Two lines, so that the first picture is near the top: the way back and what can be done,
      // then the car and what is known of it.
      staff: {
        head: { rowGap: '0.5' },
        back: { gridColumn: '1' },
        headline: {
          gridColumn: '1 / -1',
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '3',
          _print: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'start' },
        },
        actions: {
          gridRow: '1',
          // Where there is more to press the browser's own menu prints; on a phone it is below the title.
          mdDown: { '&:has([data-ask]) > [class*=print]': { display: 'none' } },
          smDown: {
            '&:has([data-ask])': {
              gridRow: 'auto',
              gridColumn: '1 / -1',
              paddingBlockStart: '2',
              // One line: of the agent's name what fits, and to copy the link its icon.
              '& > [aria-haspopup=dialog]': {
                flex: '1 1 96px',
                minWidth: 0,
                '& > *': { truncate: true },
              },
              '& > span > button': { minWidth: '44px' },
              '& [aria-live]': { srOnly: true },
            },
          },
        },
      },
      public: {
        title: { textStyle: 'display' },
        actions: { smDown: { gridColumn: '1 / -1' } },
        // On a phone the browser's own menu prints.
        print: { smDown: { display: 'none' } },
      },
    },
  },
  defaultVariants: { audience: 'staff' },
});
