import { slotRecipe } from '@forecourt/ui/styling';
import { rowSlots, rowStyles } from '../../list/rowStyles.ts';
import { threadTable } from '../columns.ts';

const styles = rowStyles(threadTable);

export const threadRowRecipe = slotRecipe({
  className: 'thread-row',
  slots: [...rowSlots(threadTable), 'who', 'role', 'name', 'words', 'dot', 'said'],
  base: {
    ...styles,
    // Unread ones are highlighted (spec §2, message item); the text must stay readable on it.
    row: { ...styles.row, '&[data-unread]': { backgroundColor: 'accent.subtle' } },
    summary: { ...styles.summary, '[data-unread] &': { color: 'fg.default' } },
    who: { position: 'relative', display: 'inline-flex' },
    role: {
      position: 'absolute',
      insetInlineEnd: '-3px',
      insetBlockEnd: '-3px',
      display: 'grid',
      placeItems: 'center',
      width: '18px',
      height: '18px',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'bg.surface',
      borderRadius: 'full',
      // A buyer has a plus-user icon on green (spec §2, message item).
      backgroundColor: 'success.solid',
      color: 'success.contrast',
      '& svg': { width: '10px', height: '10px' },
    },
    name: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
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
