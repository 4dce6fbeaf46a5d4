import { defineSlotRecipe } from '@forecourt/ui/styling';

export const verifyNoticeRecipe = defineSlotRecipe({
  className: 'verify-notice',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '4',
      rowGap: '2',
      minHeight: '44px',
      paddingInline: '4',
      paddingBlock: '2',
      backgroundColor: 'warning.subtle',
      color: 'warning.fg',
      fontSize: 'sm',
      fontWeight: 500,
    },
    text: { minWidth: 0 },
  },
});
