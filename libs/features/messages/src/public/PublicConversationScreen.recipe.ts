import { slotRecipe } from '@forecourt/ui/styling';

export const publicConversationRecipe = slotRecipe({
  className: 'public-conversation',
  slots: ['root', 'head', 'logo', 'title', 'car'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxWidth: '720px',
      marginInline: 'auto',
      height: '100dvh',
      color: 'fg.default',
      textStyle: 'body',
      backgroundColor: 'bg.surface',
    },
    head: {
      paddingInline: '4',
      paddingBlock: '3',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'line.default',
    },
    logo: { marginBlockEnd: '2' },
    title: { margin: 0, fontSize: 'lg', fontWeight: 600 },
    car: { margin: 0, color: 'fg.muted', minHeight: '1.5em' },
  },
});
