import { defineSlotRecipe } from '../styling/recipe.ts';

export const switchRecipe = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'words', 'hint', 'input'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '32px',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
    },
    words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    input: {
      appearance: 'none',
      position: 'relative',
      flexShrink: 0,
      width: '40px',
      height: '24px',
      borderWidth: '1.5px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      cursor: 'inherit',
      transition: 'common',
      focusRing: 'outside',
      _after: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '3px',
        insetInlineStart: '3px',
        width: '15px',
        height: '15px',
        borderRadius: 'full',
        backgroundColor: 'line.strong',
        transition: 'transform var(--fc-durations-normal)',
      },
      _checked: {
        borderColor: 'accent.edge',
        backgroundColor: 'accent.solid',
        _after: {
          backgroundColor: 'accent.contrast',
          transform: 'translateX(calc(var(--fc-direction, 1) * 16px))',
        },
      },
      _disabled: { opacity: 0.55 },
    },
  },
});
