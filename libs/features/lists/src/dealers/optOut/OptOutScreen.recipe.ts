import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const optOutRecipe = defineSlotRecipe({
  className: 'opt-out',
  slots: ['root', 'bar', 'partner', 'side', 'main', 'card', 'text', 'actions', 'alert'],
  base: {
    root: {
      minHeight: '100dvh',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      textStyle: 'body',
    },
    // As on the other pages behind links: the partner, over the edge of the column below.
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      height: '56px',
      paddingInline: 'max(20px, calc(50% - 240px))',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.surface',
    },
    partner: { minWidth: 0, textStyle: 'title', truncate: true },
    side: { flex: '0 1 168px', minWidth: '136px', '&:empty': { display: 'none' } },
    main: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: '100%',
      maxWidth: '520px',
      marginInline: 'auto',
      paddingInline: '5',
      paddingBlock: '8',
      overflowWrap: 'anywhere',
    },
    card: { ...cardStyle, smDown: { padding: '5' } },
    text: { margin: '0', color: 'fg.muted' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      paddingBlockStart: '1',
      smDown: { '& > button': { flex: '1 1 100%' } },
    },
    alert: { margin: '0', color: 'danger.fg' },
  },
});
