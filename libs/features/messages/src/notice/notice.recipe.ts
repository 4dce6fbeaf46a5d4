import { defineSlotRecipe } from '@forecourt/ui/styling';

export const noticeRecipe = defineSlotRecipe({
  className: 'notice',
  slots: ['mark', 'note', 'text', 'link'],
  base: {
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      '&[data-failed]': { color: 'danger.fg', fontWeight: 550 },
    },
    note: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      marginBlockEnd: '3',
      padding: '3',
      borderRadius: 'md',
      backgroundColor: 'danger.subtle',
      textStyle: 'caption',
      '&[data-done]': { backgroundColor: 'success.subtle' },
    },
    text: { margin: 0, color: 'fg.default', overflowWrap: 'anywhere' },
    link: { margin: 0, userSelect: 'all', overflowWrap: 'anywhere' },
  },
});
