import { defineSlotRecipe } from '@forecourt/ui/styling';

export const shareRecipe = defineSlotRecipe({
  className: 'share',
  slots: [
    'head',
    'rules',
    'gist',
    'part',
    'title',
    'facts',
    'names',
    'lines',
    'message',
    'subject',
    'text',
    'begin',
  ],
  base: {
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      '& > button': { marginInlineEnd: '-8px' },
    },
    /** It says what it does, on two lines where there is no room. */
    begin: {
      smDown: {
        flex: '1 1 0',
        height: 'auto',
        paddingBlock: '1',
        whiteSpace: 'normal',
        textWrap: 'balance',
      },
    },
    /** A rule's line: its name, and what it is now. */
    rules: { display: 'flex', flexDirection: 'column', paddingBlock: '2' },
    gist: { textStyle: 'caption', fontWeight: 400, color: 'fg.muted' },
    /** One part of the review. */
    part: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
    },
    title: { textStyle: 'label' },
    facts: { display: 'flex', flexDirection: 'column', gap: '0.5' },
    names: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      margin: '0',
      padding: '0',
      listStyle: 'none',
      overflowWrap: 'anywhere',
      '& > li': { display: 'flex', flexDirection: 'column' },
    },
    lines: { display: 'flex', flexDirection: 'column', gap: '1', color: 'fg.muted' },
    message: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      padding: '3',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
      overflowWrap: 'anywhere',
    },
    subject: { fontWeight: 600 },
    text: { whiteSpace: 'pre-line', color: 'fg.muted' },
  },
});
