import { defineSlotRecipe } from '@forecourt/ui/styling';

export const embedRecipe = defineSlotRecipe({
  className: 'settings-embed',
  slots: ['code', 'row', 'address', 'site', 'line', 'preview', 'note'],
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
    preview: { display: 'flex', flexDirection: 'column', gap: '2' },
    // The floating button floats in it: `contain` makes it what the button is placed by.
    site: {
      contain: 'layout',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minHeight: '220px',
      padding: '5',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.default',
      backgroundColor: 'bg.page',
      smDown: { padding: '3' },
    },
    line: {
      height: '10px',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      '&:nth-child(1)': { width: '40%', height: '18px' },
      '&:nth-child(2)': { width: '85%' },
      '&:nth-child(3)': { width: '70%' },
    },
    note: { textStyle: 'caption', color: 'fg.muted' },
  },
});
