import { slotRecipe } from '../styling/recipe.ts';

export const conversationRecipe = slotRecipe({
  className: 'conversation',
  slots: ['root', 'role', 'words', 'name', 'car', 'summary', 'end', 'dot', 'said'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      textDecoration: 'none',
      transition: 'common',
      focusRing: 'inside',
      _hover: { backgroundColor: 'bg.hover' },
      _current: { borderColor: 'accent.edge' },
    },
    role: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '36px',
      height: '36px',
      borderRadius: 'full',
    },
    words: { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
    name: { truncate: true },
    car: { textStyle: 'caption', color: 'fg.muted', truncate: true },
    summary: { color: 'fg.muted', fontSize: 'sm', truncate: true },
    end: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: '1',
      color: 'fg.subtle',
      textStyle: 'caption',
    },
    dot: { width: '8px', height: '8px', borderRadius: 'full', backgroundColor: 'danger.edge' },
    said: { srOnly: true },
  },
  variants: {
    role: {
      seller: { role: { backgroundColor: 'info.solid', color: 'info.contrast' } },
      buyer: { role: { backgroundColor: 'success.solid', color: 'success.contrast' } },
    },
    unread: {
      true: {
        root: { backgroundColor: 'accent.subtle', borderColor: 'transparent' },
        name: { fontWeight: 600 },
        summary: { color: 'fg.default' },
      },
    },
  },
});
