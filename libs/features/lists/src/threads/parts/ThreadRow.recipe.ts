import { slotRecipe } from '@forecourt/ui/styling';
import { column, rowSlots } from '../../list/rowSlots.ts';

const columns = {
  '--row-picture': '36px',
  '--row-columns': '[summary] clamp(176px, calc(36cqi + 16px), 576px) [date] 164px',
} as const;

export const threadRowRecipe = slotRecipe({
  className: 'thread-row',
  slots: ['row', 'head', 'headMain', 'role', 'name', 'dot', 'said', 'summary', 'date'],
  base: {
    row: {
      ...rowSlots.row,
      ...columns,
      // Unread ones are highlighted (spec §2, message item); the text must stay readable on it.
      '&[data-unread]': { backgroundColor: 'accent.subtle' },
    },
    head: { ...rowSlots.head, ...columns },
    headMain: rowSlots.headMain,
    role: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'full',
      // A buyer has a plus-user icon on green (spec §2, message item).
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
      ...column('summary'),
      '[data-unread] &': { color: 'fg.default' },
      smDown: { paddingInlineStart: '0', width: '100%', order: 1 },
    },
    date: {
      ...column('date'),
      smDown: { paddingInlineStart: '0', order: 2, marginInlineStart: 'auto' },
    },
  },
});
