import { defineSlotRecipe } from '@forecourt/ui/styling';

export const fieldRecipe = defineSlotRecipe({
  className: 'settings-text',
  slots: ['root', 'tools', 'chip', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    chip: { fontFamily: 'mono' },
    note: {
      textStyle: 'caption',
      color: 'fg.muted',
      '&[data-tone=warning]': { color: 'warning.fg' },
    },
  },
});
