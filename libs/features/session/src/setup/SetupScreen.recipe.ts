import { defineSlotRecipe } from '@forecourt/ui/styling';

export const setupRecipe = defineSlotRecipe({
  className: 'setup',
  slots: ['step', 'bars', 'bar', 'actions', 'main', 'choices', 'logOut'],
  base: {
    step: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      marginBottom: '2',
      textStyle: 'label',
      color: 'fg.muted',
    },
    bars: { display: 'flex', gap: '1', flex: 1 },
    bar: {
      flex: 1,
      maxWidth: '48px',
      height: '4px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      '&[data-on]': { backgroundColor: 'accent.edge' },
    },
    actions: { display: 'flex', gap: '3', marginTop: '2' },
    main: { flex: 1, minWidth: 0 },
    choices: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      margin: '0',
      padding: '0',
      borderWidth: '0',
      '& > label': {
        padding: '3',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'line.default',
        borderRadius: 'lg',
      },
      '& > label:has(:checked)': {
        borderColor: 'accent.edge',
        backgroundColor: 'accent.subtle',
      },
    },
    // Its word begins where the other texts do.
    logOut: { alignSelf: 'flex-start', marginInlineStart: '-9px' },
  },
});
