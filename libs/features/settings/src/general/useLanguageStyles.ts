import { slotRecipe, useSlotStyles } from '@forecourt/ui/styling';

const languageRecipe = slotRecipe({
  className: 'settings-language',
  slots: ['list', 'row', 'name', 'facts', 'code', 'buttons', 'refusal', 'progress', 'add'],
  base: {
    list: { listStyle: 'none', margin: 0, padding: 0 },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      columnGap: '4',
      rowGap: '2',
      paddingBlock: '4',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
    },
    name: { flex: '1 1 180px', minWidth: 0 },
    facts: {
      display: 'flex',
      flexDirection: 'column',
      textStyle: 'caption',
      color: 'fg.muted',
      minHeight: '34px',
      justifyContent: 'center',
    },
    code: { textStyle: 'code', color: 'fg.default' },
    buttons: { display: 'flex', gap: '1' },
    refusal: { flexBasis: '100%', textStyle: 'caption', color: 'danger.fg', fontWeight: 500 },
    progress: { flex: '1 0 100%', minWidth: 0 },
    add: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      paddingBlockStart: '4',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'line.default',
      '& > div:first-of-type': { flex: '1 1 180px' },
      '& > button': { marginBlockStart: '6' },
    },
  },
});

/** Class names of the language list. */
export function useLanguageStyles() {
  return useSlotStyles(languageRecipe);
}
