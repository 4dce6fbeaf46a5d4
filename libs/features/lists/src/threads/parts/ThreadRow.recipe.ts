import { defineSlotRecipe } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { threadTable } from '../columns.ts';

const styles = rowStyles(threadTable);

export const threadRowRecipe = defineSlotRecipe({
  className: 'thread-row',
  slots: [...rowSlots(threadTable), 'name', 'words', 'dot', 'said'],
  base: {
    ...styles,
    // Unread ones are highlighted (spec §2, message item); the text must stay readable on it.
    row: {
      ...styles.row,
      // Half the tint of what is selected: most of a list may be unread.
      '&[data-unread]:not([data-selected], :hover)': {
        '--unread':
          'color-mix(in srgb, var(--fc-colors-accent-subtle) 50%, var(--fc-colors-bg-surface))',
        backgroundColor: 'var(--unread)',
      },
    },
    summary: { ...styles.summary, '[data-unread] &': { color: 'fg.default' } },
    name: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: '100%',
      '&[data-unread]': { fontWeight: 600 },
    },
    words: { truncate: true },
    dot: {
      flexShrink: 0,
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      backgroundColor: 'danger.edge',
    },
    said: { srOnly: true },
  },
});
