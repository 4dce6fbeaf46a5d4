import { defineSlotRecipe } from '../styling/recipe.ts';

export const phoneRecipe = defineSlotRecipe({
  className: 'phone',
  slots: ['root', 'country', 'shown', 'select', 'number'],
  base: {
    root: { display: 'flex' },
    country: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      flexShrink: 0,
      paddingInline: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderInlineEndWidth: 0,
      borderStartStartRadius: '6px',
      borderEndStartRadius: '6px',
      backgroundColor: 'bg.subtle',
      color: 'fg.muted',
      outline: '2px solid transparent',
      '&:focus-within': { outlineColor: 'accent.edge', zIndex: 1 },
    },
    shown: { display: 'flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
    // The native select lies invisibly over the displayed value: it works best on every phone.
    select: {
      position: 'absolute',
      inset: 0,
      width: '100%',
      opacity: 0,
      cursor: 'pointer',
      color: 'fg.default',
      backgroundColor: 'bg.surface',
      fontSize: 'lg',
    },
    number: { flex: 1, borderStartStartRadius: 0, borderEndStartRadius: 0 },
  },
  variants: {
    size: {
      md: {},
      lg: {},
      touch: {
        country: {
          paddingInline: '4',
          borderStartStartRadius: 'xl',
          borderEndStartRadius: 'xl',
          fontSize: 'lg',
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
