import { slotRecipe } from '@forecourt/ui/styling';

export const loginRecipe = slotRecipe({
  className: 'login',
  slots: [
    'page',
    'panel',
    'card',
    'brand',
    'title',
    'lead',
    'notice',
    'form',
    'alert',
    'footer',
    'link',
  ],
  base: {
    page: {
      minHeight: '100dvh',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      backgroundColor: 'bg.surface',
      md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    panel: {
      display: 'none',
      placeItems: 'center',
      padding: '12',
      backgroundColor: 'bg.page',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'line.default',
      md: { display: 'grid' },
      '& svg': { width: '100%', maxWidth: '440px', height: 'auto' },
    },
    card: {
      width: '100%',
      maxWidth: '400px',
      margin: 'auto',
      padding: '5',
      // On a phone the form stands where the thumb and the eye are, and not behind the keyboard.
      smDown: { marginBlockStart: '48px' },
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginBottom: '8',
      fontSize: 'lg',
      fontWeight: 650,
      letterSpacing: '-0.01em',
      '& svg': { color: 'accent.edge', flexShrink: 0 },
    },
    // A title that takes the focus when a step changes is no control.
    title: { textStyle: 'display', outline: 'none' },
    lead: { color: 'fg.muted', marginTop: '1' },
    notice: {
      marginTop: '4',
      padding: '3',
      borderRadius: 'md',
      backgroundColor: 'warning.subtle',
      color: 'warning.fg',
    },
    form: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: '6' },
    alert: { color: 'danger.fg' },
    // A plain one: the page loads anew behind it, and the kit’s would come along for it alone.
    link: { color: 'accent.fg', textDecoration: 'underline', focusRing: 'outside' },
    footer: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: '6' },
  },
});
