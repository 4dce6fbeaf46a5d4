import { slotRecipe } from '../styling/recipe.ts';

export const infiniteListRecipe = slotRecipe({
  className: 'infinite-list',
  slots: ['root', 'canvas', 'item', 'foot'],
  base: {
    root: {
      position: 'relative',
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      scrollbarGutter: 'stable',
      contain: 'strict',
      focusRing: 'inside',
    },
    canvas: { position: 'relative', width: '100%' },
    item: { position: 'absolute', insetInline: 0, top: 0 },
    foot: { position: 'absolute', insetInline: 0 },
  },
});
