import { defineSlotRecipe } from '../styling/recipe.ts';

export const infiniteListRecipe = defineSlotRecipe({
  className: 'infinite-list',
  slots: ['root', 'canvas', 'foot'],
  base: {
    root: {
      position: 'relative',
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      scrollbarGutter: 'stable',
      scrollbarWidth: 'thin',
      contain: 'strict',
      focusRing: 'inside',
    },
    canvas: { position: 'relative', width: '100%' },
    foot: { position: 'absolute', insetInline: 0 },
  },
});
