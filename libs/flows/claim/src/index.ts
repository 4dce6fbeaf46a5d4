export { claim } from './definition.ts';
