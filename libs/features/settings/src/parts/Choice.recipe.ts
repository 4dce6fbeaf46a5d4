import { defineSlotRecipe } from '@forecourt/ui/styling';

export const choiceRecipe = defineSlotRecipe({
  className: 'settings-flow',
  slots: ['root', 'option', 'input'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignSelf: 'start',
      justifySelf: 'start',
      gap: '1',
      padding: '1',
      margin: 0,
      borderWidth: 0,
      borderRadius: 'lg',
      backgroundColor: 'bg.muted',
      maxWidth: '100%',
    },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '30px',
      paddingInline: '4',
      borderRadius: 'md',
      color: 'fg.muted',
      fontWeight: 550,
      cursor: 'pointer',
      transition: 'common',
      _coarse: { minHeight: '44px' },
      '&:has(:checked)': {
        backgroundColor: 'bg.surface',
        color: 'fg.default',
        boxShadow: 'xs',
      },
      '&:has(:focus-visible)': {
        outline: '2px solid var(--fc-colors-accent-edge)',
        outlineOffset: '1px',
      },
    },
    input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  },
});
