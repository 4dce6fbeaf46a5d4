import { defineSlotRecipe } from '@forecourt/ui/styling';

export const imageRecipe = defineSlotRecipe({
  className: 'settings-image',
  slots: ['root', 'label', 'row', 'frame', 'picture', 'side', 'buttons', 'hint', 'note', 'refusal'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 },
    label: { textStyle: 'label' },
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
    frame: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '168px',
      height: '96px',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'caption',
      overflow: 'hidden',
    },
    picture: { width: '100%', height: '100%', objectFit: 'cover' },
    side: { display: 'flex', flexDirection: 'column', gap: '2', flex: '1 1 180px', minWidth: 0 },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    note: { textStyle: 'caption', color: 'warning.fg', fontWeight: 500 },
    refusal: { textStyle: 'caption', color: 'danger.fg', fontWeight: 500 },
  },
  variants: {
    cover: {
      true: {
        frame: { padding: 0 },
      },
    },
  },
});
