import { defineSlotRecipe } from '../styling/recipe.ts';

export const conversationRecipe = defineSlotRecipe({
  className: 'conversation',
  slots: [
    'root',
    'words',
    'line',
    'name',
    'time',
    'car',
    'summary',
    'warning',
    'dot',
    'said',
    'bars',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      minHeight: '85px',
      paddingInline: '4',
      paddingBlock: '3',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      textDecoration: 'none',
      transition: 'common',
      focusRing: 'inside',
      _hover: { backgroundColor: 'bg.hover', '--avatar-edge': 'var(--fc-colors-bg-hover)' },
      _current: {
        boxShadow: 'inset calc(var(--fc-direction, 1) * 3px) 0 0 var(--fc-colors-accent-edge)',
      },
    },
    words: { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '0.5' },
    line: { display: 'flex', alignItems: 'baseline', gap: '2', minWidth: 0 },
    name: { flex: 1, minWidth: 0, fontWeight: 550, truncate: true },
    time: { flexShrink: 0, color: 'fg.muted', textStyle: 'caption' },
    car: { textStyle: 'caption', color: 'fg.muted', truncate: true },
    summary: { flex: 1, minWidth: 0, color: 'fg.muted', fontSize: 'sm', truncate: true },
    warning: { flexShrink: 0, color: 'danger.fg', fontSize: 'sm', fontWeight: 550 },
    dot: {
      alignSelf: 'center',
      flexShrink: 0,
      width: '8px',
      height: '8px',
      borderRadius: 'full',
      backgroundColor: 'danger.edge',
    },
    said: { srOnly: true },
    bars: { display: 'flex', flexDirection: 'column', flex: 1, gap: '2', paddingBlock: '1' },
  },
  variants: {
    unread: {
      true: {
        root: {
          // Half the tint of what is selected: most of a list may be unread.
          '--unread':
            'color-mix(in srgb, var(--fc-colors-accent-subtle) 50%, var(--fc-colors-bg-surface))',
          backgroundColor: 'var(--unread)',
          '--avatar-edge': 'var(--unread)',
          '--avatar-fill': 'var(--fc-colors-bg-surface)',
        },
        name: { fontWeight: 650 },
        time: { color: 'fg.default', fontWeight: 550 },
        car: { color: 'fg.default' },
        summary: { color: 'fg.default', fontWeight: 550 },
      },
    },
  },
});
