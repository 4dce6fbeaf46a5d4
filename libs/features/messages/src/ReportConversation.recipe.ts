import { defineSlotRecipe } from '@forecourt/ui/styling';

/** There is room beside a conversation for what it is about. */
const besides = '@container report (width >= 960px)';

export const reportConversationRecipe = defineSlotRecipe({
  className: 'report-conversation',
  slots: ['root', 'list', 'talk', 'aside'],
  base: {
    // It takes the height that the report's header leaves, so that the composer is visible and the
    // messages scroll, not the page.
    root: {
      display: 'grid',
      flex: 1,
      gridTemplateColumns: 'minmax(240px, 340px) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      minHeight: '360px',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      overflow: 'hidden',
      backgroundColor: 'bg.surface',
      '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [besides]: {
        '&:has(> aside)': { gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr) 296px' },
        '&[data-alone]:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
      },
      mdDown: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '&[data-chat=list]': { flex: 'none', minHeight: 0 },
      },
      // On a phone an open conversation is the whole page.
      smDown: { '&[data-chat=open]': { minHeight: 0, borderWidth: 0, borderRadius: 0 } },
    },
    list: {
      overflowY: 'auto',
      padding: '0',
      margin: '0',
      listStyle: 'none',
      '& > :last-child > *': { borderBlockEndWidth: '0' },
      borderInlineEndWidth: '1px',
      borderInlineEndStyle: 'solid',
      borderColor: 'line.default',
      mdDown: { borderInlineEndWidth: '0', '&[data-behind]': { display: 'none' } },
    },
    aside: {
      display: 'none',
      overflowY: 'auto',
      padding: '4',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderColor: 'line.default',
      [besides]: { display: 'block' },
    },
    talk: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: 0,
      '&[data-behind]': { justifyContent: 'center', mdDown: { display: 'none' } },
    },
  },
});
