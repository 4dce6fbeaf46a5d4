// What the builds of our own pages take instead of `running/`: recipes are style sheets already.
export { DocumentStyles } from './DocumentStyles.tsx';
export { StyleProvider } from './StyleProvider.tsx';
export { useSlotStyles, useStyles } from './use-styles.ts';
