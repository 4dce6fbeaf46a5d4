import { defineSlotRecipe } from '@forecourt/ui/styling';

export const writtenRecipe = defineSlotRecipe({
  className: 'written',
  slots: ['root', 'subject', 'text'],
  base: {
    root: {
      margin: '0',
      padding: '3',
      maxHeight: '30vh',
      overflowY: 'auto',
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'line.strong',
      borderRadius: 'sm',
      backgroundColor: 'bg.subtle',
      focusRing: 'inside',
    },
    subject: { fontWeight: 550, margin: '0', paddingBlockEnd: '2' },
    text: { margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});
