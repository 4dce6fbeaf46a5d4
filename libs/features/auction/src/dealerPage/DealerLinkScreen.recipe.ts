import { cardStyle } from '@forecourt/ui/card';
import { defineSlotRecipe } from '@forecourt/ui/styling';

export const dealerLinkRecipe = defineSlotRecipe({
  className: 'dealer-link',
  slots: ['root', 'brand', 'card', 'title', 'text', 'form', 'hints', 'foot'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '6',
      minHeight: '100dvh',
      paddingInline: '4',
      paddingBlock: '12',
      backgroundColor: 'bg.page',
      color: 'fg.default',
      textStyle: 'body',
      smDown: { paddingBlock: '6' },
    },
    brand: { display: 'flex', alignItems: 'center', gap: '2', margin: 0, textStyle: 'title' },
    card: { ...cardStyle, width: '100%', maxWidth: '440px', padding: '6' },
    title: { margin: 0, textStyle: 'heading', outline: 'none', textWrap: 'balance' },
    text: { margin: 0, color: 'fg.muted', overflowWrap: 'anywhere' },
    form: { display: 'flex', flexDirection: 'column', gap: '4' },
    hints: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingBlockStart: '4',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderColor: 'line.default',
      '& > h2': { margin: 0, textStyle: 'label' },
      '& > ul': { margin: 0, paddingInlineStart: '5', listStyle: 'disc', color: 'fg.muted' },
    },
    foot: { width: '100%', maxWidth: '440px', '&:empty': { display: 'none' } },
  },
});
