// Recipes become style sheets while the page runs: in Storybook, in tests, in a page that installs the
// kit. The builds of our own pages put `compiled/` here (see `vite/`); both have the same names.
export { DocumentStyles } from './DocumentStyles.tsx';
export { StyleProvider } from './StyleProvider.tsx';
export { useSlotStyles, useStyles } from './use-styles.ts';
