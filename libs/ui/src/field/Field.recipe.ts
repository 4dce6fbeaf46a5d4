import { defineRecipe, defineSlotRecipe } from '../styling/recipe.ts';

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'head', 'label', 'optional', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 },
    head: { display: 'flex', justifyContent: 'space-between', gap: '2' },
    label: { textStyle: 'label', color: 'fg.default' },
    optional: { textStyle: 'caption', color: 'fg.subtle' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    error: {
      display: 'flex',
      gap: '1',
      alignItems: 'flex-start',
      textStyle: 'caption',
      color: 'danger.fg',
      fontWeight: 500,
    },
  },
  variants: {
    size: {
      md: {},
      lg: {},
      touch: {
        root: { gap: '2' },
        label: { textStyle: 'title' },
        optional: { textStyle: 'body' },
        hint: { textStyle: 'body' },
        error: { textStyle: 'body', fontWeight: 500 },
      },
    },
    bare: { true: { head: { srOnly: true } } },
  },
  defaultVariants: { size: 'md' },
});

/** The box of every text-like control. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: '34px',
    paddingInline: '3',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    backgroundColor: 'bg.surface',
    color: 'fg.default',
    // 16 px on touch devices: phones zoom into fields with smaller text.
    fontSize: 'md',
    transition: 'common',
    outline: '2px solid transparent',
    outlineOffset: '-1px',
    _coarse: { minHeight: '44px', fontSize: 'lg' },
    _focusVisible: { borderColor: 'accent.edge', outlineColor: 'accent.edge' },
    _invalid: { borderColor: 'danger.edge', _focusVisible: { outlineColor: 'danger.edge' } },
    _disabled: { backgroundColor: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    '&[readonly]': { backgroundColor: 'bg.subtle' },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
  },
  variants: {
    size: {
      md: {},
      lg: { minHeight: '42px', fontSize: 'lg', _coarse: { minHeight: '44px', fontSize: 'lg' } },
      touch: {
        minHeight: '48px',
        paddingInline: '4',
        borderRadius: 'xl',
        fontSize: 'lg',
        _coarse: { minHeight: '48px', fontSize: 'lg' },
      },
    },
    multiline: {
      true: { paddingBlock: '2', lineHeight: 1.43, resize: 'vertical', display: 'block' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A control with things before or after it inside its border. */
export const inputGroupRecipe = defineSlotRecipe({
  className: 'input-group',
  slots: ['root', 'start', 'end'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      '&:has([data-slot=start]) > :is(input, select)': { paddingInlineStart: '8' },
      '&:has([data-slot=end]) > input': { paddingInlineEnd: '10' },
    },
    start: {
      position: 'absolute',
      insetInlineStart: '2',
      display: 'flex',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
    end: { position: 'absolute', insetInlineEnd: '1', display: 'flex', alignItems: 'center' },
  },
  variants: {
    size: {
      md: {},
      lg: {},
      touch: {
        root: {
          '&:has([data-slot=start]) > :is(input, select)': { paddingInlineStart: '12' },
          '&:has([data-slot=end]) > input': { paddingInlineEnd: '12' },
        },
        start: { insetInlineStart: '4' },
        end: { insetInlineEnd: '3' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
