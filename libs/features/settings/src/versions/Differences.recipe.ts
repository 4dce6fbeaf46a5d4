import { defineSlotRecipe } from '@forecourt/ui/styling';

export const differencesRecipe = defineSlotRecipe({
  className: 'settings-differences',
  slots: ['root', 'list', 'item', 'field', 'value', 'text', 'removed', 'added', 'spoken'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    list: {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
    },
    item: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: 0 },
    field: { fontWeight: 550 },
    value: { color: 'fg.muted', overflowWrap: 'anywhere' },
    text: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    removed: { color: 'danger.fg', textDecoration: 'line-through' },
    added: { color: 'success.fg', textDecoration: 'underline' },
    spoken: { srOnly: true },
  },
});
