export { flowNames } from './flowNames.ts';
