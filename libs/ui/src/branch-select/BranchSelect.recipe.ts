import { defineSlotRecipe } from '../styling/recipe.ts';

export const branchRecipe = defineSlotRecipe({
  className: 'branch-select',
  slots: ['trigger', 'words', 'label', 'name'],
  base: {
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minHeight: '48px',
      paddingInline: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      textAlign: 'start',
      transition: 'common',
      focusRing: 'outside',
      _hover: { backgroundColor: 'bg.hover', borderColor: 'line.strong' },
      _expanded: { borderColor: 'accent.edge' },
      '& svg': { color: 'fg.subtle', flexShrink: 0 },
    },
    words: { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
    label: { textStyle: 'caption', color: 'fg.muted' },
    name: { fontWeight: 550, truncate: true },
  },
  variants: {
    compact: {
      true: {
        trigger: { justifyContent: 'center', paddingInline: '0', borderColor: 'transparent' },
        words: { srOnly: true },
      },
    },
  },
});
