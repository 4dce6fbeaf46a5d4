import { defineRecipe } from '../styling/recipe.ts';

export const bannerRecipe = defineRecipe({
  className: 'offline-banner',
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '36px',
    paddingInline: '4',
    paddingBlock: '2',
    backgroundColor: 'warning.subtle',
    color: 'warning.fg',
    fontSize: 'sm',
    fontWeight: 500,
    '& svg': { flexShrink: 0 },
    '&:empty': { display: 'none' },
  },
});
