import { defineSlotRecipe } from '../styling/recipe.ts';

export const commentRecipe = defineSlotRecipe({
  className: 'comment',
  slots: ['root', 'main', 'head', 'byline', 'author', 'time', 'text'],
  base: {
    root: { display: 'flex', gap: '3' },
    main: { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '1' },
    head: { display: 'flex', gap: '2', minHeight: '28px' },
    // Wraps by itself: the button stays beside it.
    byline: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      flex: 1,
      minWidth: 0,
      paddingBlock: '1',
    },
    author: { fontWeight: 600 },
    time: { color: 'fg.subtle', textStyle: 'caption' },
    text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
  variants: { pending: { true: { text: { opacity: 0.75 } } } },
});
