import { defineSlotRecipe } from '@forecourt/ui/styling';

export const findRecipe = defineSlotRecipe({
  className: 'find-button',
  slots: ['root', 'words', 'keys'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '32px',
      paddingInline: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      color: 'fg.muted',
      fontSize: 'sm',
      cursor: 'pointer',
      transition: 'common',
      focusRing: 'outside',
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _coarse: { minHeight: '44px' },
      // On phones only the icon is left, at the end next to the account.
      smDown: { marginInlineStart: 'auto', borderColor: 'transparent', minWidth: '44px' },
    },
    words: { smDown: { srOnly: true } },
    keys: { display: 'flex', marginInlineStart: '3', smDown: { display: 'none' } },
  },
});
