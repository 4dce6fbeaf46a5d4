import { defineSlotRecipe } from '../styling/recipe.ts';

export const previewFrameRecipe = defineSlotRecipe({
  className: 'preview-frame',
  slots: ['root', 'frame'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.page',
      boxShadow: 'sm',
      contain: 'strict',
    },
    frame: {
      position: 'absolute',
      insetBlockStart: 0,
      // Physical: it is scaled from this corner.
      left: 0,
      borderWidth: 0,
      transformOrigin: '0 0',
      pointerEvents: 'none',
    },
  },
  variants: { device: { phone: { root: { borderRadius: 'xl' } }, desktop: {} } },
});
