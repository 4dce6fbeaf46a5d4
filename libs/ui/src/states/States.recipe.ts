import { defineSlotRecipe } from '../styling/recipe.ts';

export const statesRecipe = defineSlotRecipe({
  className: 'state',
  slots: ['root', 'art', 'title', 'text', 'actions', 'end'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      maxWidth: '420px',
      marginInline: 'auto',
      paddingBlock: '10',
      paddingInline: '6',
      textAlign: 'center',
      animationName: 'fade-in',
      animationDuration: 'normal',
    },
    art: { width: '168px', marginBlockEnd: '2', maxWidth: '100%' },
    title: { textStyle: 'title', textWrap: 'balance' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '2',
      marginBlockStart: '3',
    },
    end: {
      paddingBlock: '5',
      paddingInline: '4',
      color: 'fg.subtle',
      textAlign: 'center',
      textStyle: 'caption',
    },
  },
  variants: {
    page: {
      // In the middle of what the bar at the top leaves of the window, a little above it.
      true: { root: { minHeight: 'calc(100dvh - 112px)', justifyContent: 'center' } },
    },
  },
});
