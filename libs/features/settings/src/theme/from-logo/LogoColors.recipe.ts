import { defineSlotRecipe } from '@forecourt/ui/styling';

export const logoColorsRecipe = defineSlotRecipe({
  className: 'settings-logo-colors',
  slots: ['list', 'color', 'note', 'failed'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
      gap: '3',
      minHeight: '44px',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    color: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      width: '100%',
      height: '44px',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'md',
      direction: 'ltr',
      fontFamily: 'mono',
      fontSize: 'sm',
      cursor: 'pointer',
      focusRing: 'outside',
    },
    note: { color: 'fg.muted', textWrap: 'pretty' },
    failed: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
  },
});
