export { useSlotStyles, useStyles } from './running/index.ts';
