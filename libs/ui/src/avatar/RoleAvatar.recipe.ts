import { defineSlotRecipe } from '../styling/recipe.ts';

export const roleAvatarRecipe = defineSlotRecipe({
  className: 'role-avatar',
  slots: ['root', 'badge'],
  base: {
    root: { position: 'relative', display: 'inline-flex', flexShrink: 0, height: '36px' },
    badge: {
      position: 'absolute',
      insetBlockEnd: '-5px',
      insetInlineEnd: '-5px',
      display: 'grid',
      placeItems: 'center',
      width: '16px',
      height: '16px',
      borderRadius: 'full',
      // Cut out of the initials, whatever is behind them.
      outline: '2px solid var(--avatar-edge, var(--fc-colors-bg-surface))',
    },
  },
  variants: {
    role: {
      seller: { badge: { backgroundColor: 'info.solid', color: 'info.contrast' } },
      buyer: { badge: { backgroundColor: 'success.solid', color: 'success.contrast' } },
    },
  },
});
