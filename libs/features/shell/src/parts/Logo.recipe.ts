import { defineSlotRecipe } from '@forecourt/ui/styling';

export const logoRecipe = defineSlotRecipe({
  className: 'logo',
  slots: ['root', 'words'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '36px',
      paddingInline: '1',
      borderRadius: 'md',
      color: 'fg.default',
      fontSize: 'lg',
      fontWeight: 650,
      letterSpacing: '-0.01em',
      textDecoration: 'none',
      focusRing: 'outside',
      '& svg': { color: 'accent.edge', flexShrink: 0 },
    },
    words: { '[data-rail] &': { srOnly: true } },
  },
});
