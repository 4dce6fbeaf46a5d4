import { slotRecipe } from '@forecourt/ui/styling';
import { rowSlots } from '../../list/rowSlots.ts';

export const threadRowRecipe = slotRecipe({
  className: 'thread-row',
  slots: [
    'row',
    'head',
    'headCheck',
    'headStart',
    'headMain',
    'headEnd',
    'columns',
    'cell',
    'role',
    'name',
    'dot',
    'said',
    'summary',
    'date',
  ],
  base: {
    ...rowSlots,
    row: {
      ...rowSlots.row,
      // Unread ones are highlighted (spec §2, message item); what they say stays readable on it.
      '&[data-unread] > div': { backgroundColor: 'accent.subtle' },
    },
    headStart: { width: '36px', flexShrink: 0 },
    role: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'full',
      // A buyer is a plus-user on green (spec §2, message item).
      backgroundColor: 'success.solid',
      color: 'success.contrast',
    },
    name: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: '100%',
      '&[data-unread]': { fontWeight: 600 },
    },
    dot: {
      flexShrink: 0,
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      backgroundColor: 'danger.edge',
    },
    said: { srOnly: true },
    summary: {
      width: 'clamp(160px, 36cqi, 560px)',
      color: 'fg.muted',
      '[data-unread] &': { color: 'fg.default' },
      smDown: { width: '100%', order: 1 },
    },
    date: {
      width: '148px',
      smDown: { width: 'auto', order: 2, marginInlineStart: 'auto' },
    },
  },
});
