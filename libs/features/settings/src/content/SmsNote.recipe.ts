import { defineRecipe } from '@forecourt/ui/styling';

export const noteRecipe = defineRecipe({
  className: 'settings-sms',
  base: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    textStyle: 'caption',
    color: 'fg.muted',
    '& > [data-tone=warning]': { color: 'warning.fg' },
  },
});
