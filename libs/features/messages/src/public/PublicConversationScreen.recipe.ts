import { slotRecipe } from '@forecourt/ui/styling';

export const publicConversationRecipe = slotRecipe({
  className: 'public-conversation',
  slots: ['root', 'head', 'logo', 'line', 'subject', 'title', 'car', 'side'],
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
    line: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-end' },
    subject: { flex: '1 1 160px', minWidth: 0 },
    title: { margin: 0, fontSize: 'lg', fontWeight: 600 },
    car: { margin: 0, color: 'fg.muted', minHeight: '1.5em' },
    side: { flex: '0 1 168px', minWidth: '136px', '&:empty': { display: 'none' } },
  },
});
