import { defineSlotRecipe } from '@forecourt/ui/styling';

export const carCardRecipe = defineSlotRecipe({
  className: 'car-card',
  slots: ['root', 'picture', 'words', 'title', 'facts'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: 0 },
    picture: { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' },
    words: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
    title: { textStyle: 'title', overflowWrap: 'anywhere' },
    facts: { display: 'flex', flexWrap: 'wrap', columnGap: '3', color: 'fg.muted' },
  },
});
