import { defineSlotRecipe } from '@forecourt/ui/styling';

export const placingRecipe = defineSlotRecipe({
  className: 'placing',
  slots: ['stage', 'panel', 'hint', 'keys', 'failure', 'nudges', 'actions', 'spring', 'main'],
  base: {
    stage: { flex: 1, minHeight: 0, padding: '3', smDown: { padding: 0 } },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      flexShrink: 0,
      paddingBlock: '3',
      paddingInline: '5',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      smDown: { paddingInline: '4' },
    },
    hint: { textStyle: 'body', color: 'fg.default' },
    keys: { textStyle: 'caption', color: 'fg.muted', _coarse: { display: 'none' } },
    failure: { textStyle: 'body', color: 'danger.fg' },
    nudges: { display: 'flex', gap: '1' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    spring: { flex: 1 },
    // On a phone they share a row of their own.
    main: {
      display: 'flex',
      gap: '2',
      smDown: { flexBasis: '100%', '& > button': { flex: 1 } },
    },
  },
});
