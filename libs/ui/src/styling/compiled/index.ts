// The builds of our own pages use this instead of `running/`: recipes are already style sheets.
export { DocumentStyles } from './DocumentStyles.tsx';
export { StyleProvider } from './StyleProvider.tsx';
export { useSlotStyles, useStyles } from './use-styles.ts';
