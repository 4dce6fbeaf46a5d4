// Recipes become style sheets at run time: in Storybook, in tests, in apps that install the kit.
// The builds of our own pages replace this with `compiled/` (see `vite/`); both have the same
// exports.
export { DocumentStyles } from './DocumentStyles.tsx';
export { StyleProvider } from './StyleProvider.tsx';
export { useSlotStyles, useStyles } from './use-styles.ts';
