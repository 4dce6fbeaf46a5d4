import { defineSlotRecipe } from '../styling/recipe.ts';

export const avatarRecipe = defineSlotRecipe({
  className: 'avatar',
  slots: ['root', 'image'],
  base: {
    root: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: 'full',
      backgroundColor: 'var(--avatar-fill, var(--fc-colors-bg-muted))',
      color: 'fg.muted',
      fontWeight: 600,
      userSelect: 'none',
    },
    image: { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { root: { width: '24px', height: '24px', fontSize: '10px' } },
      md: { root: { width: '36px', height: '36px', fontSize: 'sm' } },
      lg: { root: { width: '48px', height: '48px', fontSize: 'lg' } },
    },
    tone: { accent: { root: { backgroundColor: 'accent.subtle', color: 'accent.fg' } } },
  },
  defaultVariants: { size: 'md' },
});
