import { slotRecipe } from '@forecourt/ui/styling';

export const reportConversationRecipe = slotRecipe({
  className: 'report-conversation',
  slots: ['root', 'list', 'item', 'talk', 'head', 'title'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
      // The height that the shell and the report's header leave, so that the composer is visible.
      height: 'min(100dvh - 296px, 760px)',
      minHeight: '420px',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      overflow: 'hidden',
      backgroundColor: 'bg.surface',
      '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', height: '72dvh' },
    },
    list: {
      overflowY: 'auto',
      paddingBlock: '3',
      paddingInline: '3',
      margin: 0,
      listStyle: 'none',
      borderInlineEndWidth: '1px',
      borderInlineEndStyle: 'solid',
      borderColor: 'line.default',
      '&[data-behind]': { mdDown: { display: 'none' } },
    },
    item: { paddingBlockEnd: '2' },
    talk: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: 0,
      '&[data-behind]': { mdDown: { display: 'none' } },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '48px',
      paddingInline: '4',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'line.default',
      '& > [data-back]': { display: 'none', mdDown: { display: 'inline-flex' } },
    },
    title: { margin: 0, fontSize: 'md', fontWeight: 600, truncate: true },
  },
});
