import { defineSlotRecipe } from '../styling/recipe.ts';

/** The focus of a link or a photo in a bubble, which is not on the surface that rings are made for. */
const ring = (shade: 'contrast' | 'edge') => ({
  '& :is(a, button):focus-visible': { outlineColor: `accent.${shade}` as const },
});

export const bubbleRecipe = defineSlotRecipe({
  className: 'message',
  slots: ['root', 'bubble', 'meta', 'failed'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', maxWidth: 'min(80%, 520px)' },
    bubble: {
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'xl',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    meta: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: '1',
      color: 'fg.subtle',
      textStyle: 'caption',
    },
    failed: { color: 'danger.fg', fontWeight: 550 },
  },
  variants: {
    side: {
      theirs: {
        root: { alignSelf: 'flex-start', alignItems: 'flex-start' },
        bubble: { backgroundColor: 'bg.muted', color: 'fg.default' },
      },
      ours: {
        root: { alignSelf: 'flex-end', alignItems: 'flex-end' },
        bubble: { backgroundColor: 'accent.solid', color: 'accent.contrast', ...ring('contrast') },
      },
    },
    joined: {
      true: { root: { marginBlockStart: '-8px' } },
    },
    // A tint instead of a fill: faded text would be hard to read.
    pending: {
      true: { bubble: { backgroundColor: 'accent.subtle', color: 'accent.fg', ...ring('edge') } },
    },
  },
});
