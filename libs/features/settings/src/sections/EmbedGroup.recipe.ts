import { defineSlotRecipe } from '@forecourt/ui/styling';

export const embedRecipe = defineSlotRecipe({
  className: 'settings-embed',
  slots: ['code', 'row', 'address'],
  base: {
    code: {
      margin: 0,
      padding: '4',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.subtle',
      textStyle: 'code',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      tabSize: 2,
    },
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
    address: { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
