import { defineSlotRecipe } from '@forecourt/ui/styling';

export const previewRecipe = defineSlotRecipe({
  className: 'settings-message',
  slots: ['root', 'label', 'bubble', 'mail', 'subject', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 },
    label: { textStyle: 'caption', color: 'fg.muted' },
    bubble: {
      alignSelf: 'flex-start',
      maxWidth: '320px',
      paddingInline: '4',
      paddingBlock: '3',
      borderRadius: 'xl',
      borderEndStartRadius: 'xs',
      backgroundColor: 'bg.muted',
    },
    mail: {
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
      overflow: 'hidden',
    },
    subject: {
      paddingInline: '4',
      paddingBlock: '2',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'line.default',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});
