export { roleNames } from './roleNames.ts';
