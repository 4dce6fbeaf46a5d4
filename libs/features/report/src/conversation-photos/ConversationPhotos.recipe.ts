import { defineSlotRecipe } from '@forecourt/ui/styling';

export const conversationPhotosRecipe = defineSlotRecipe({
  className: 'conversation-photos',
  slots: ['root', 'title', 'hint', 'list', 'photo', 'image', 'words', 'note'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      scrollMarginBlock: '80px',
    },
    title: { textStyle: 'title', outline: 'none' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    list: {
      display: 'grid',
      gap: '4',
      paddingBlockStart: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
    },
    photo: {
      display: 'block',
      width: '100%',
      aspectRatio: '4 / 3',
      padding: 0,
      border: 'none',
      borderRadius: 'md',
      overflow: 'hidden',
      backgroundColor: 'bg.muted',
      cursor: 'zoom-in',
      focusRing: 'outside',
    },
    image: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    words: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBlockStart: '1',
      // Its words begin where those above do.
      '& > button': { marginInlineStart: '-9px' },
    },
    note: { textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
