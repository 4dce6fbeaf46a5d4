import { defineRecipe } from '@forecourt/ui/styling';

export const swatchRecipe = defineRecipe({
  className: 'settings-swatch',
  base: {
    display: 'inline-block',
    width: '12px',
    height: '12px',
    marginInlineEnd: '1',
    borderRadius: 'xs',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    verticalAlign: '-1px',
  },
});
