import { defineRecipe } from '../styling/recipe.ts';

/** How each component lays out its children. */
export const layoutRecipe = defineRecipe({
  className: 'layout',
  variants: {
    part: {
      box: {},
      stack: { display: 'flex', flexDirection: 'column', gap: '4' },
      inline: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
      flex: { display: 'flex' },
      hstack: { display: 'flex', alignItems: 'center', gap: '2' },
      vstack: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' },
      center: { display: 'flex', alignItems: 'center', justifyContent: 'center' },
      spacer: { flex: '1' },
      grid: { display: 'grid', gap: '4' },
      text: {},
      heading: { textWrap: 'balance' },
    },
  },
});

/** The text size of a component. */
export const wordsRecipe = defineRecipe({
  className: 'words',
  variants: {
    textStyle: {
      caption: { textStyle: 'caption' },
      label: { textStyle: 'label' },
      body: { textStyle: 'body' },
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      display: { textStyle: 'display' },
      code: { textStyle: 'code' },
    },
  },
});
