import { defineSlotRecipe } from '../styling/recipe.ts';

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'input', 'words', 'hint'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2',
      minHeight: '24px',
      cursor: 'pointer',
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
      // With its words it is 44 px high for a finger; the box stays beside the first line.
      _coarse: { paddingBlock: '10px' },
    },
    // The input is the 24 px hit area; the box and the mark are drawn inside it.
    input: {
      appearance: 'none',
      flexShrink: 0,
      display: 'inline-grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      margin: '0',
      '--box': '18px',
      cursor: 'pointer',
      outline: 'none',
      _before: {
        content: '""',
        gridArea: '1 / 1',
        boxSizing: 'border-box',
        width: 'var(--box)',
        height: 'var(--box)',
        borderWidth: '1.5px',
        borderStyle: 'solid',
        borderColor: 'line.strong',
        borderRadius: 'sm',
        backgroundColor: 'bg.surface',
        transition: 'common',
      },
      _after: {
        gridArea: '1 / 1',
        borderStyle: 'solid',
        borderColor: 'accent.contrast',
        borderWidth: '0',
      },
      '&:focus-visible::before': {
        outline: '2px solid var(--fc-colors-accent-edge)',
        outlineOffset: '2px',
      },
      '&:is(:checked, :indeterminate)::before': {
        borderColor: 'accent.edge',
        backgroundColor: 'accent.solid',
      },
      '&:checked::after': {
        content: '""',
        width: 'calc(var(--box) / 4)',
        height: 'calc(var(--box) / 2)',
        borderInlineEndWidth: '1.5px',
        borderBlockEndWidth: '1.5px',
        transform: 'translateY(-1px) rotate(45deg)',
      },
      '&:indeterminate::after': {
        content: '""',
        width: 'calc(var(--box) / 2)',
        height: '0',
        borderInlineEndWidth: '0',
        borderBlockEndWidth: '1.5px',
        transform: 'none',
      },
      _disabled: {
        cursor: 'not-allowed',
        _before: { backgroundColor: 'bg.muted', borderColor: 'line.default' },
        _after: { borderColor: 'fg.subtle' },
      },
      _invalid: { _before: { borderColor: 'danger.edge' } },
    },
    words: { display: 'flex', flexDirection: 'column', paddingBlockStart: '0.5' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
  },
  variants: {
    size: {
      // For a finger the hit area is 44 px, and what is around it stays where it is.
      md: { input: { _coarse: { width: '44px', height: '44px', margin: '-10px' } } },
      // The box stays at the edge of its column; the hit area extends beyond it.
      touch: {
        root: {
          gap: '0',
          minHeight: '48px',
          marginInlineStart: '-12px',
          fontSize: 'lg',
          _coarse: { paddingBlock: '0' },
        },
        input: { width: '48px', height: '48px', '--box': '24px' },
        words: { paddingBlock: '3', lineHeight: '1.5rem' },
        hint: { textStyle: 'body' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
