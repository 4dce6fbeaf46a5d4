import { defineSlotRecipe } from '../styling/recipe.ts';

export const alertRecipe = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'content', 'title'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingBlock: '3',
      paddingInline: '4',
      borderRadius: 'lg',
      '& > svg': { flexShrink: 0 },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      flex: 1,
      minWidth: 0,
      color: 'fg.default',
      textStyle: 'body',
      overflowWrap: 'anywhere',
    },
    title: { fontWeight: 600 },
  },
  variants: {
    status: {
      info: { root: { backgroundColor: 'info.subtle', color: 'info.fg' } },
      success: { root: { backgroundColor: 'success.subtle', color: 'success.fg' } },
      warning: { root: { backgroundColor: 'warning.subtle', color: 'warning.fg' } },
      error: { root: { backgroundColor: 'danger.subtle', color: 'danger.fg' } },
    },
  },
  defaultVariants: { status: 'info' },
});
