import { defineSlotRecipe } from '@forecourt/ui/styling';

export const loginRecipe = defineSlotRecipe({
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
      backgroundColor: 'bg.page',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'line.default',
      // As high as the window beside a long form, too, so that the drawing has its ground in view.
      position: 'sticky',
      top: '0',
      height: '100dvh',
      overflow: 'hidden',
      md: { display: 'block' },
    },
    card: {
      width: '100%',
      maxWidth: '400px',
      margin: 'auto',
      padding: '5',
      // On a phone the form is at the top, clear of the keyboard.
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
    // A title that is focused when a step changes is not a control.
    title: { textStyle: 'display', outline: 'none', textWrap: 'balance' },
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
    // A plain link: the kit's would be loaded only for this page, which reloads on sign-in.
    link: { color: 'accent.fg', textDecoration: 'underline', focusRing: 'outside' },
    footer: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: '6' },
  },
});
