import { defineSlotRecipe } from '../styling/recipe.ts';

export const userMenuRecipe = defineSlotRecipe({
  className: 'user-menu',
  slots: ['trigger', 'said', 'header', 'name', 'username'],
  base: {
    trigger: {
      display: 'inline-flex',
      borderRadius: 'full',
      padding: '0.5',
      focusRing: 'outside',
      transition: 'common',
      _hover: { backgroundColor: 'bg.muted' },
      _coarse: { padding: '1' },
    },
    said: { srOnly: true },
    header: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    name: { fontWeight: 600, truncate: true },
    username: { textStyle: 'caption', color: 'fg.muted', truncate: true },
  },
});
