import { defineSlotRecipe } from '@forecourt/ui/styling';

export const sidebarRecipe = defineSlotRecipe({
  className: 'shell-sidebar',
  slots: ['logo', 'foot'],
  base: {
    logo: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: 0,
      height: '52px',
      paddingInline: '4',
      '[data-rail] &': { justifyContent: 'center', paddingInline: '0' },
      smDown: { display: 'none' },
    },
    foot: { flexShrink: 0, padding: '2' },
  },
});
